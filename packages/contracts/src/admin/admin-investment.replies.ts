import {
  ChoiceField,
  CurrencyField,
  FlagField,
  IdField,
  InstantField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { InvestmentListRow } from '../investments/campaign-investors.replies.js';
import { HistoryEntry } from './admin.replies.js';

export class AdminInvestmentRow extends InvestmentListRow {
  @IdField() campaignId: string;
  @TextField() campaignName: string;
  @IdField() investorId: string;
  @TextField() investorEmail: string;
  @TextField({ optional: true }) paymentType: string | null;
}

/** A payment or refund of an investment. */
export class InvestmentMovement {
  @IdField() id: string;
  @ChoiceField(['payment', 'refund']) kind: 'payment' | 'refund';
  @TextField() state: string;
  @MoneyField() amount: bigint;
  @CurrencyField() currency: string;
  @InstantField() at: Date;
}

/** One investment with its payments, refunds and history. */
export class AdminInvestment extends AdminInvestmentRow {
  @MoneyField({ optional: true }) pricePerShare: bigint | null;
  @InstantField({ optional: true }) receivedAt: Date | null;
  @InstantField({ optional: true }) reservedUntil: Date | null;
  /** Until when the investor may cancel. */
  @InstantField({ optional: true }) cancelUntil: Date | null;
  @InstantField({ optional: true }) closesAt: Date | null;
  /** Who has agreed to a refund first, where two people are needed: somebody else confirms it. */
  @TextField({ optional: true }) firstDecider: string | null;
  /** Its money is in escrow, and the reader is neither its investor nor the first of two people. */
  @FlagField() mayRefund: boolean;
  @NestedField(() => InvestmentMovement, { many: true }) movements: InvestmentMovement[];
  @NestedField(() => HistoryEntry, { many: true }) history: HistoryEntry[];
}
