import { PersonalField } from '../kernel/personal-field.js';
import {
  ChoiceField,
  CurrencyField,
  DateField,
  FlagField,
  FreeField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
  TextsField,
} from '../kernel/fields.js';
import { JURISDICTION_PROFILES } from '../settings/jurisdiction-profiles.js';
import type { JurisdictionProfile } from './packs.js';
import { STATEMENT_KINDS, type StatementKind } from './statement-kinds.js';

export const ASK_STATES = ['done', 'open', 'waiting', 'not_needed'] as const;
export type AskState = (typeof ASK_STATES)[number];

/** A figure of the site's law, with where it stands. */
export class PackFigure {
  @TextField()
  key: string;
  @FreeField()
  value: unknown;
  @DateField()
  effectiveFrom: string;
  @TextField()
  source: string;
}

/** One thing that the law asks a person for, and how it stands with them. */
export class StandingAsk {
  @ChoiceField(STATEMENT_KINDS)
  kind: StatementKind;
  @TextField({ max: 20 })
  version: string;
  @TextField()
  source: string;
  @ChoiceField(ASK_STATES)
  state: AskState;
  /** When it was stated last. */
  @InstantField({ optional: true })
  madeAt: Date | null;
  /** Until when that counts; or, of one that waits, until when. */
  @InstantField({ optional: true })
  until: Date | null;
  /** Of a test: whether it was passed. */
  @FlagField({ optional: true })
  passed: boolean | null;
  /** Of a test that was failed: how often it may be tried before a wait; null where none was failed, and during a wait. */
  @IntegerField({ optional: true })
  attemptsLeft: number | null;
  /** What has to be stated before it; null where nothing is missing. */
  @ChoiceField(STATEMENT_KINDS, { optional: true })
  after: StatementKind | null;
}

export class LossSimulationResult {
  /** May be negative. */
  @FreeField()
  netWorth: number;
  @MoneyField({ min: 0n })
  bearable: bigint;
}

export class StandingQuestion {
  @TextField()
  id: string;
  @TextsField()
  options: string[];
}

/** How an amount in the campaign's currency is measured in that of the law; no money is exchanged. */
export class LawRate {
  @CurrencyField()
  base: string;
  @CurrencyField()
  quote: string;
  /** Decimal text: units of `quote` for one of `base`. */
  @TextField()
  rate: string;
  @DateField()
  on: string;
}

/** How one stands before the law of the site: what was stated, what is missing, and by which figures. */
export class InvestorStanding {
  @ChoiceField(JURISDICTION_PROFILES)
  profile: JurisdictionProfile;
  /** That of the limit and of all figures. */
  @CurrencyField()
  currency: string;
  @TextField({ optional: true })
  category: string | null;
  @TextsField()
  categories: string[];
  @NestedField(() => StandingAsk, { many: true })
  asks: StandingAsk[];
  @NestedField(() => StandingQuestion, { many: true })
  test: StandingQuestion[];
  @NestedField(() => PackFigure, { many: true })
  figures: PackFigure[];
  @PersonalField()
  @NestedField(() => LossSimulationResult, { optional: true })
  simulation: LossSimulationResult | null;
  /** In one campaign: above it each investment is warned of and consented to; null where the law asks for no such thing. */
  @PersonalField()
  @MoneyField({ min: 0n, optional: true })
  warningThreshold: bigint | null;
  /** What one has committed to the campaign by now, which counts towards it; null without a campaign, or without a rate. */
  @MoneyField({ min: 0n, optional: true })
  committedHere: bigint | null;
  /** Of that what is not paid, in the campaign's currency: a consent is for it, too; null without a campaign. */
  @MoneyField({ min: 0n, optional: true })
  unpaidHere: bigint | null;
  /** What a consent covers that was given for it and not used; null where there is none. */
  @MoneyField({ min: 0n, optional: true })
  consentedHere: bigint | null;
  /** Of the campaign; null without one, in one currency, and without a rate. */
  @NestedField(() => LawRate, { optional: true })
  rate: LawRate | null;
  /** The least that is confirmed in writing in place of a verification, for this person or entity; null where the law knows no such thing. */
  @MoneyField({ min: 0n, optional: true })
  minimumInvestment: bigint | null;
  /** Until when an investment that is made now can be taken back for free. */
  @InstantField({ optional: true })
  reflectionUntil: Date | null;
}
