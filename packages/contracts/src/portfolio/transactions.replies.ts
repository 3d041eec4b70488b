import { INVESTMENT_METHODS, type InvestmentMethod } from '../investments/invest.request.js';
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
import type { InvestmentStatusWord } from '../lifecycles/investment.lifecycle.js';

/** What moved: paid into a campaign, given back by it, or paid out to its investors. */
export const TRANSACTION_KINDS = ['investment', 'refund', 'distribution'] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

export class InvestorTransaction {
  @IdField()
  id: string;
  @ChoiceField(TRANSACTION_KINDS)
  kind: TransactionKind;
  @IdField()
  investmentId: string;
  /** Of the investment. */
  @TextField()
  number: string;
  @TextField()
  campaignName: string;
  @TextField()
  campaignSlug: string;
  @MoneyField({ min: 0n })
  amount: bigint;
  @CurrencyField()
  currency: string;
  /** How the investment was paid; null of a distribution, which goes to the wallet. */
  @ChoiceField(INVESTMENT_METHODS, { optional: true })
  paymentType: InvestmentMethod | null;
  /** S-13. */
  @TextField()
  status: InvestmentStatusWord;
  @InstantField()
  at: Date;
}

/** Money of one year or one month, in minor units. */
export class GraphPeriod {
  /** `2026`, or `2026-03`. */
  @TextField({ max: 7 })
  period: string;
  @MoneyField({ min: 0n })
  invested: bigint;
  @MoneyField({ min: 0n })
  principalReturned: bigint;
  @MoneyField({ min: 0n })
  incomeReceived: bigint;
}

/** What was invested and what came back in one currency, by year and by month of one year, in the site's time zone. */
export class InvestmentGraph {
  @CurrencyField()
  currency: string;
  @IntegerField()
  year: number;
  /** Those in which money moved, in their order. */
  @NestedField(() => GraphPeriod, { many: true })
  years: GraphPeriod[];
  /** The twelve of the year. */
  @NestedField(() => GraphPeriod, { many: true })
  months: GraphPeriod[];
}

export const INVESTMENT_PAPERS = ['receipt', 'agreement', 'certificate'] as const;
export type InvestmentPaperKind = (typeof INVESTMENT_PAPERS)[number];

/** A paper of an investment, and the call that gives its PDF. */
export class InvestmentPaper {
  @ChoiceField(INVESTMENT_PAPERS)
  kind: InvestmentPaperKind;
  /** Of the receipt's investment, the agreement or the certificate. */
  @TextField()
  name: string;
  @InstantField()
  at: Date;
  /** Below the API's address, with `format=pdf`. */
  @TextField({ max: 300 })
  path: string;
}
