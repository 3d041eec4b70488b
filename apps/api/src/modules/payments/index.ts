export { BalanceHolds } from './balances/balance-holds.js';
export { AccountDebits } from './checkout/account-debits.js';
export { CARD_PAGE_ERRORS, INVESTMENT_PAYING_ERRORS, PAGE_OPENING_ERRORS } from './checkout/card-page-errors.js';
export { CheckoutPages } from './checkout/checkout-pages.js';
export { DueRows } from './calls/due-rows.js';
export { ProviderCalls } from './calls/provider-calls.js';
export { nextCheckSql } from './calls/waits.js';
export { DebitCalls } from './debits/debit-calls.js';
export { DebitStops } from './record/debit-stops.js';
export { debtsOf, disputesOf, owedIn, settledFromWallet } from './disputes/debts.sql.js';
export { SecondDecisions } from './decisions/second-decisions.js';
export { firstDecider, TwoPeople } from './decisions/two-people.js';
export { DisputeEntity } from './disputes/dispute.entity.js';
export {
  EvidenceSources,
  type DisputedPayment,
  type Evidence,
  type EvidenceFile,
  type EvidenceLine,
  type EvidenceWriting,
} from './evidence/evidence-sources.js';
export { FrozenMoney } from './disputes/frozen-money.js';
export { CheckoutService } from './checkout/checkout.service.js';
export { ConnectAccountEntity } from './connect/connect-account.entity.js';
export { ConnectService } from './connect/connect.service.js';
export { OpenRails } from './limits/open-rails.js';
export { PayerAccounts, type OpenedPayerAccount } from './payers/payer-accounts.js';
export { PayerAccountEntity } from './payers/payer-account.entity.js';
export { PaymentEntity } from './record/payment.entity.js';
export { LIMIT_ERRORS } from './limits/limit-error.js';
export { requireWithin, type MethodLimits } from './limits/method-limits.js';
export { PaymentLimits } from './limits/payment-limits.js';
export {
  hasOtherPage,
  PaymentPurposes,
  type MadeRefund,
  type AfterReturn,
  type Bearer,
  type BearChargeback,
  type Payable,
  type PaymentSubject,
  type PaymentWay,
  type ToldShare,
} from './record/purposes.js';
export { PaymentsLifecycle } from './record/payments.lifecycle.js';
export { PaymentsModule } from './payments.module.js';
export { ReconciliationService } from './reconciliation/reconciliation.service.js';
export { RefundEntity } from './refunds/refund.entity.js';
export { RefundsService } from './refunds/refunds.service.js';
export { LineMatchers, type LineMatcher, type MatchedLine } from './statements/line-matcher.js';
export { StatementLineEntity } from './statements/statement-line.entity.js';
