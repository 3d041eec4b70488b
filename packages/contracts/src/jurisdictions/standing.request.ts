import {
  AcceptedField,
  ChoiceField,
  FreeField,
  IdField,
  LineField,
  MoneyField,
  OnlyIf,
  TextField,
  TextsField,
} from '../kernel/fields.js';
import { SOPHISTICATION_CRITERIA, STATEMENT_KINDS, type StatementKind } from './statement-kinds.js';

const isOf =
  (...kinds: readonly StatementKind[]) =>
  ({ kind }: { kind?: unknown }): boolean =>
    kinds.some((one) => one === kind);

const ofInvestment = isOf('investment_consent', 'minimum_investment');

/** Statements about one investment: with its campaign and amount. */
export const isOfInvestment = (kind: StatementKind): boolean => ofInvestment({ kind });

const ofSimulation = isOf('loss_simulation');
const ofCategory = isOf('category');

/** What a person states before investing; each kind has fields of its own. */
export class StatementRequest {
  @ChoiceField(STATEMENT_KINDS)
  kind: StatementKind;

  /** Of the wording that was read: only that is stated. */
  @TextField({ max: 20 })
  version: string;

  /** Of all but a test and a simulation. */
  @OnlyIf((one: StatementRequest) => !isOf('knowledge_test', 'loss_simulation', 'offer_request')(one))
  @AcceptedField()
  accepted?: boolean;

  /** Of a test: the option chosen for each question. */
  @OnlyIf(isOf('knowledge_test'))
  @FreeField()
  answers?: Record<string, string>;

  @OnlyIf(ofCategory)
  @LineField({ max: 40 })
  category?: string;
  /** Annex II: what makes a person a sophisticated investor. */
  @OnlyIf(ofCategory)
  @TextsField({ optional: true })
  criteria?: string[] | null;
  /** A year's income; for the categories that are stated with figures. */
  @OnlyIf((one: StatementRequest) => ofCategory(one) || ofSimulation(one))
  @MoneyField({ min: 0n, optional: true })
  income?: bigint | null;
  /** Without home and pensions: cash and financial investments, or net assets. */
  @OnlyIf((one: StatementRequest) => ofCategory(one) || ofSimulation(one))
  @MoneyField({ min: 0n, optional: true })
  assets?: bigint | null;
  @OnlyIf(ofSimulation)
  @MoneyField({ min: 0n, optional: true })
  debts?: bigint | null;
  /** Of a certified sophisticated investor: the firm that signed the certificate. */
  @OnlyIf(ofCategory)
  @LineField({ max: 120, optional: true })
  certifiedBy?: string | null;

  @OnlyIf(ofInvestment)
  @IdField()
  campaignId?: string;
  /** In minor units of the campaign's currency. */
  @OnlyIf(ofInvestment)
  @MoneyField()
  amount?: bigint;
}

export const isCriterion = (text: string): boolean => SOPHISTICATION_CRITERIA.some((one) => one === text);
