import { ChoiceField, FlagField, IntegerField, NestedField, TextField } from '../kernel/fields.js';

export const PERIOD_STATES = ['open', 'closing', 'closed'] as const;
/** What keeps a month from being closed. */
export const PERIOD_OBSTACLES = [
  'suspense',
  'bank_lines',
  'bank_returns',
  'statement_lines',
  'clearing',
  'provider_balance',
  'bank_statement',
  'bank_balance',
] as const;
export type PeriodObstacleCode = (typeof PERIOD_OBSTACLES)[number];

export class PeriodObstacleCount {
  @ChoiceField(PERIOD_OBSTACLES)
  code: PeriodObstacleCode;
  @IntegerField()
  count: number;
}

/** A month of the books. */
export class Period {
  /** `2026-05` */
  @TextField()
  month: string;
  @ChoiceField(PERIOD_STATES)
  state: (typeof PERIOD_STATES)[number];
  @TextField({ optional: true })
  askedBy: string | null;
  @TextField({ optional: true })
  closedBy: string | null;
  @NestedField(() => PeriodObstacleCount, { many: true })
  obstacles: PeriodObstacleCount[];
  @FlagField()
  mayAsk: boolean;
  @FlagField()
  mayClose: boolean;
  @FlagField()
  mayKeepOpen: boolean;
}
