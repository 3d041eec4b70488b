import type { ProviderHint } from '../rails/provider-hint.js';
import type { Provider } from '../rails/providers.js';
import type { Acted, OfCampaign, PaidBy, RefundOf, Sum, Told, ToYours } from './bodies.js';

/** Of a share certificate. */
type Certified = Told & OfCampaign & { certificateId: string; certificate: string };

type Paid = Told & OfCampaign & Sum;
/** A calendar date in the site's time zone. */
type Due = { dueOn: string };
/** A payment by wire transfer, by the reference that its payer was told. */
type OfWire = { paymentId: string; reference: string };
/** By the provider's reference. */
type OfDispute = { disputeId: string; reference: string };
type Chargeback = Told & Sum & Partial<OfCampaign> & { investmentId?: string | null };

/** Of payments, refunds, repayments, payouts and wallets. */
export interface MoneyEvents {
  /** A provider's message has been stored; what it is about is read from the provider. */
  'provider.message': { webhookId: string; provider: Provider; hints: readonly ProviderHint[] };
  'payment.page_unwanted': { paymentId: string };
  /** The payer's bank does not pay a debit that the payer had agreed to. */
  'payment.bank_declined': Told & Sum & { reason: string | null; paymentId: string };
  /** Its owner, or the end of their account, has ended the consent: the providers are told. */
  'bank_link.removed': { bankLinkId: string };
  'payment.returned': Told & Sum & ToYours;
  'payment.return_failed': Told & Sum & ToYours;
  'payment.return_credited': Told & Sum & ToYours;
  /** Less than was asked for has come; @property missing in minor units @property until as an ISO instant */
  'wire.short': Told & Sum & OfWire & { missing: number; until: string };
  /** `amount` more than was asked for. */
  'wire.over': Told & Sum & OfWire;
  /** After its time, or after another way to pay was chosen. */
  'wire.late': Told & Sum & OfWire;
  'refund.planned': { refundId: string };
  'refund.succeeded': RefundOf;
  'refund.failed': RefundOf;

  /** To finance, each admin by `userId`. */
  'dispute.opened': Told & Sum & OfDispute;
  /** @property until as an ISO instant */
  'dispute.evidence_due': Told & Sum & OfDispute & { until: string };
  'chargeback.ended': Chargeback;
  'chargeback.stands': Chargeback;
  'chargeback.top_up': Chargeback;
  'chargeback.lost': Chargeback;
  'chargeback.won_to_wallet': Chargeback;
  'chargeback.won_stands': Chargeback;
  'chargeback.raise_lowered': Chargeback;
  'chargeback.owner_owes': Chargeback;
  'chargeback.owner_won': Chargeback;
  'chargeback.owner_lost': Chargeback;

  /** To the investor, by what they did themselves. */
  'agreement.signed': Paid & { investmentId: string };
  /** To the owner: it waits for the company's signature. */
  'agreement.waiting': Paid & Acted;
  'agreement.countersigned': Paid & { investmentId: string };

  /** @property certificate its number */
  'certificate.issued': Certified;
  'certificate.given': Certified;
  'certificate.taken_over': Certified;
  'certificate.cancelled': Certified & { reason: string };
  'certificate.name_hidden': Told;
  'certificate.name_shown': Told;

  'repayment.created': Paid;
  'repayment.cancelled': Paid;
  'repayment.paid': Paid;
  'repayment.due_soon': Paid & Due & { repaymentId: string };
  'repayment.late': Paid & Due & { repaymentId: string };
  'distribution.credited': Paid & { repaymentId: string };
  'distribution.late': Told & OfCampaign & Due;
  'distribution.rescheduled': Told & OfCampaign & Due;
  'distribution.ended': Told & OfCampaign;

  'payout.transfer_planned': { payoutId: string };
  'payout.requested': Paid & { reason?: string };
  'payout.released': Paid & { reason?: string };
  'payout.rejected': Paid & { reason?: string };
  'payout.cancelled': Paid & { reason?: string };
  'payout.failed': Paid & { reason?: string };
  'payout.not_sent': Paid & { reason?: string };

  'top_up.received': Told & Sum & PaidBy & { topUpId: string };
  'top_up.returned': Told & Sum & ToYours;
  'top_up.refunded_at_provider': Told & Sum & ToYours;
  'top_up.return_failed': Told & Sum & ToYours;
  'top_up.return_refused': Told & Sum & ToYours;
  'second_wallet.received': Told & Sum & { topUpId: string };
  'second_wallet.refunded': Told & Sum & { topUpId: string };
  'second_wallet.payout_paid': Told & Sum;
  'second_wallet.payout_failed': Told & Sum;
  'second_wallet.new_account': Told & { last4: string; at: string };
  'withdrawal.requested': Told & Sum;
  'withdrawal.cancelled': Told & Sum;
  'withdrawal.sent': Told & Sum & { reference?: string };
  'withdrawal.rejected': Told & Sum & { reason?: string };
  'withdrawal.failed': Told & Sum & { reason?: string };
  /** @property at from when money may go there, as an ISO instant */
  'withdrawal.new_payer': Told & { account: string; at: string };
  'withdrawal.paid_out': Told & Sum & { account: string };
  'withdrawal.not_paid': Told & Sum & { account: string };
  'withdrawal.new_account': Told & { bank: string; last4: string; at: string };
}
