export { BankReturns } from './bank/bank-returns.js';
export { OperatorAccounts } from './bank/operator-accounts.js';
export { WireInstructions, type WireInstruction } from './bank/wire-instructions.js';
export { referenceIn } from './bank/wire-reference.js';
export { HintReaders } from './inbound/hint-readers.js';
export { RailRegistry } from './registry/rail-registry.js';
export { RailsModule } from './rails.module.js';
export { WebhookEventEntity } from './inbound/webhook-event.entity.js';
export type { InboundMessage, InboundPort, Verdict } from './ports/inbound.port.js';
export type {
  CheckBegun,
  DocumentToSend,
  IdentityPort,
  IdentitySnapshot,
  PersonToConfirm,
} from './ports/identity.port.js';
export type { AccreditationPort, AccreditationSnapshot } from './ports/accreditation.port.js';
export type { BankAccountSeen, BankLinkEnd, BankLinkPort } from './ports/bank-link.port.js';
export type { DebitCollector, DebitPort, KeptAccount, Mandate } from './ports/debit.port.js';
export type { EscrowPort, LinkedMeans } from './ports/escrow.port.js';
export type { PartyPort } from './ports/party.port.js';
export type { Money } from './ports/money.js';
export type { AccountPayoutPort, AccountPayoutSnapshot } from './ports/account-payout.port.js';
export type { CollectionOpened, CollectionPort, CollectionSnapshot, PayerAccount } from './ports/collection.port.js';
export type { ProviderRefund, RefundPort, RefundSnapshot } from './ports/refund.port.js';
export type { PayeePort } from './ports/payee.port.js';
export type { DisputeSnapshot } from './ports/dispute.port.js';
export type { BalancePort, BalanceReading } from './ports/balance.port.js';
export type { StatementKind, StatementLine, StatementPort } from './ports/statement.port.js';
export { STATEMENT_KINDS } from './ports/statement.port.js';
export type { Op, Outcome, Reason } from './ports/outcome.js';
export type {
  PayInSnapshot,
  PayOutSnapshot,
  SecondWalletPort,
  WalletOwner,
  WireTarget,
} from './ports/second-wallet.port.js';
