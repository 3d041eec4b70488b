import {
  ChoiceField,
  CurrencyField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';

/** What becomes of a closing that does not end its campaign: it took place, fell short of the goal, or was called off. */
export const ROLLING_CLOSING_STATES = ['announced', 'closed', 'missed', 'called_off'] as const;
export type RollingClosingState = (typeof ROLLING_CLOSING_STATES)[number];

/** Why no closing can be announced now, in the order in which it is asked. */
export const ROLLING_CLOSE_REFUSALS = [
  'ended',
  'debt',
  'pro_rata',
  'announced',
  'change',
  'days',
  'nothing',
  'target',
  'deadline',
] as const;
export type RollingCloseRefusal = (typeof ROLLING_CLOSE_REFUSALS)[number];

/** A closing that takes up what was paid until it was announced, while the campaign stays open. */
export class RollingClosing {
  @IdField()
  id: string;
  /** 1 is the first of the campaign. */
  @IntegerField()
  number: number;
  @ChoiceField(ROLLING_CLOSING_STATES)
  state: RollingClosingState;
  /** Whatever is paid later is not part of it. */
  @InstantField()
  announcedAt: Date;
  @InstantField()
  closesAt: Date;
  /** Until when its investors may cancel. */
  @InstantField()
  cancelUntil: Date;
  @InstantField({ optional: true })
  endedAt: Date | null;
  /** Why it was called off. */
  @TextField({ optional: true })
  reason: string | null;
  /** What it took up; of one that is announced, what it would take up now. */
  @MoneyField({ min: 0n })
  amount: bigint;
  /** Null until it has closed. */
  @MoneyField({ min: 0n, optional: true })
  fee: bigint | null;
  @IntegerField()
  investments: number;
}

/** What a closing that is announced now would take up. */
export class NextRollingClosing {
  @MoneyField({ min: 0n })
  amount: bigint;
  @IntegerField()
  investments: number;
  /** Null where the notice would end after the campaign. */
  @InstantField({ optional: true })
  closesAt: Date | null;
  /** Until when its investors could cancel. */
  @InstantField({ optional: true })
  cancelUntil: Date | null;
  @ChoiceField(ROLLING_CLOSE_REFUSALS, { optional: true })
  refusal: RollingCloseRefusal | null;
}

export class RollingClosings {
  @CurrencyField()
  currency: string;
  /** What closings have taken up so far, in minor units. */
  @MoneyField({ min: 0n })
  closed: bigint;
  /** Newest first. */
  @NestedField(() => RollingClosing, { many: true })
  closings: RollingClosing[];
  @NestedField(() => NextRollingClosing)
  next: NextRollingClosing;
}
