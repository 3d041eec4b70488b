import { IntegerField, NestedField, TextField } from '../kernel/fields.js';

/** How many campaigns there are of one type, or in one sector. */
export class BrowseCount {
  @TextField()
  code: string;
  @IntegerField()
  campaigns: number;
}

/** How many campaigns take an amount of the site's currency, in minor units. */
export class AmountCount {
  @IntegerField()
  amount: number;
  @IntegerField()
  campaigns: number;
}

/**
 * What each choice of a filter would show with the choices of all other filters; a type or sector without any is left out.
 */
export class BrowseCounts {
  @NestedField(() => BrowseCount, { many: true })
  types: BrowseCount[];
  @NestedField(() => BrowseCount, { many: true })
  sectors: BrowseCount[];
  /** How many close within 72 hours. */
  @IntegerField()
  closingSoon: number;
  /** How many test interest and take no money. */
  @IntegerField()
  testingInterest: number;
  @NestedField(() => AmountCount, { many: true })
  smallestAmounts: AmountCount[];
  /** Of the site's currency. */
  @TextField()
  currency: string;
  @IntegerField()
  open: number;
  @IntegerField()
  funded: number;
  /** Of those that the reader has saved; null where none were named. */
  @IntegerField({ optional: true })
  saved: number | null;
}
