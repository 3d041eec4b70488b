import {
  ChoiceField,
  CurrencyField,
  DateField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../../kernel/fields.js';
import { CampaignInvestmentRow } from '../../investments/campaign-investors.replies.js';
import { DESK_DEADLINES, DESK_TASKS, type DeskDeadlineKind, type DeskTaskKind } from './desk-options.js';
import { VISIT_SOURCES, type VisitSource } from './visit-sources.js';

/** A day of a campaign, of UTC: its visits, and the investments that were begun on it by what became of them. */
export class DeskDay {
  @DateField()
  day: string;
  @MoneyField({ min: 0n })
  received: bigint;
  /** Reserved and not paid yet. */
  @MoneyField({ min: 0n })
  committed: bigint;
  @IntegerField()
  begun: number;
  @IntegerField()
  visits: number;
}

export class VisitsFrom {
  @ChoiceField(VISIT_SOURCES)
  source: VisitSource;
  @IntegerField()
  visits: number;
}

/** From view to payment: visits and followers, then investments. */
export class DeskFunnel {
  @IntegerField()
  viewed: number;
  @IntegerField()
  saved: number;
  @IntegerField()
  began: number;
  /** Reserved or paid, and not cancelled. */
  @IntegerField()
  committed: number;
  @IntegerField()
  paid: number;
}

/** How much each part of the dashboard has. */
export class DeskCounts {
  @IntegerField()
  updates: number;
  @IntegerField()
  discussion: number;
  @IntegerField()
  investments: number;
  /** Investments that are reserved and not paid. */
  @IntegerField()
  waiting: number;
  /** At most 100 (`MOST_INTERESTED`): what is more is not counted. */
  @IntegerField()
  interested: number;
  @IntegerField()
  followers: number;
  /** As on the page of the campaign: those who have accepted, and lead investors. */
  @IntegerField()
  team: number;
  /** As on the page of the campaign. */
  @IntegerField()
  documents: number;
  /** Null under a law that does not ask for them. */
  @IntegerField({ optional: true })
  coveredPersons: number | null;
}

/** Something that waits for the owner. */
export class DeskTask {
  @ChoiceField(DESK_TASKS)
  kind: DeskTaskKind;
  /** How many of it. */
  @IntegerField()
  count: number;
  /** Since when the oldest waits. */
  @InstantField({ optional: true })
  since: Date | null;
  /** Of a repayment. */
  @IdField({ optional: true })
  repaymentId: string | null;
  @MoneyField({ optional: true })
  amount: bigint | null;
  @DateField({ optional: true })
  dueOn: string | null;
  /** The law that asks for it, where one does. */
  @TextField({ optional: true })
  source: string | null;
}

/** A deadline, with the rule that sets it and where that is written. */
export class DeskDeadline {
  @ChoiceField(DESK_DEADLINES)
  kind: DeskDeadlineKind;
  @InstantField({ optional: true })
  at: Date | null;
  /** Of a repayment, which has a day and no hour. */
  @DateField({ optional: true })
  dueOn: string | null;
  /** The figure of the rule: days, or hours. */
  @IntegerField({ optional: true })
  figure: number | null;
  @TextField({ optional: true, max: 500 })
  citation: string | null;
}

/** The platform's fees with which the campaign was approved, in basis points of what it raises. */
export class DeskFees {
  @IntegerField()
  goalReached: number;
  /** Null for a fixed raise, which pays none. */
  @IntegerField({ optional: true })
  goalMissed: number | null;
}

/** Between which amounts the raise ends if it goes on as on its last days: an estimate. */
export class DeskProjection {
  @MoneyField({ min: 0n })
  low: bigint;
  @MoneyField({ min: 0n })
  high: bigint;
  /** How many days it follows from. */
  @IntegerField()
  days: number;
}

/** The first screen of a campaign's dashboard. */
export class CampaignDesk {
  @IdField()
  campaignId: string;
  @CurrencyField()
  currency: string;
  /** The last sixty at most, the oldest first, those without anything left out. */
  @NestedField(() => DeskDay, { many: true })
  days: DeskDay[];
  /** The most first. */
  @NestedField(() => VisitsFrom, { many: true })
  sources: VisitsFrom[];
  @NestedField(() => DeskFunnel)
  funnel: DeskFunnel;
  @NestedField(() => DeskCounts)
  counts: DeskCounts;
  @NestedField(() => DeskTask, { many: true })
  tasks: DeskTask[];
  @NestedField(() => DeskDeadline, { many: true })
  deadlines: DeskDeadline[];
  /** Investments for which a step is missing, the newest first; the list has the rest. */
  @NestedField(() => CampaignInvestmentRow, { many: true })
  steps: CampaignInvestmentRow[];
  /** Null before its approval. */
  @NestedField(() => DeskFees, { optional: true })
  fees: DeskFees | null;
  /** Null while there are too few days, and once the raise is over. */
  @NestedField(() => DeskProjection, { optional: true })
  projection: DeskProjection | null;
}
