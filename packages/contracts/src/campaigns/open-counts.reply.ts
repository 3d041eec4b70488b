import { IntegerField, NestedField, TextField } from '../kernel/fields.js';

/** How many open campaigns there are of one type, or in one sector. */
export class OpenCount {
  @TextField()
  code: string;
  @IntegerField()
  campaigns: number;
}

/** How many open campaigns take an amount of the site's currency, in minor units. */
export class AmountCount {
  @IntegerField()
  amount: number;
  @IntegerField()
  campaigns: number;
}

/** What a visitor can filter the open campaigns by; a type or sector without any is left out. */
export class OpenCounts {
  @NestedField(() => OpenCount, { many: true })
  types: OpenCount[];
  @NestedField(() => OpenCount, { many: true })
  sectors: OpenCount[];
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
}
