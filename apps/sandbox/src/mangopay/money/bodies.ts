import type { Fields, TransactionDocument } from '../documents.js';
import { secondsOf, type MangopayWorld } from '../world.js';

const MESSAGES: Readonly<Record<string, string>> = {
  '000000': 'Success',
  '001001': 'Unsufficient wallet balance',
  '001999': 'Generic Operation error',
  '002999': 'Blocked due to a Debited User’s KYC limitations',
  '101001': 'The user does not complete transaction',
  '101002': 'The transaction has been cancelled by the user',
  '101101': 'Transaction refused by the bank',
  '101102': 'Transaction refused by the bank. Amount limit',
  '101301': 'Secure mode: 3DSecure authentication has failed',
  '121999': 'Generic withdrawal error',
};

/** What is told apart by the way of paying; a payment that came by wire shows what was declared beside it. */
function detailsOf(world: MangopayWorld, { kind, nature, details, id, status, debited }: TransactionDocument): Fields {
  if (nature === 'REFUND') return {};
  if (kind === 'PAYOUT') return { PaymentType: 'BANK_WIRE', ModeApplied: 'STANDARD', ...details };
  if (kind === 'TRANSFER') return {};
  if (details['PaymentType'] === 'CARD') {
    const redirect = `${world.base}/card?transaction=${encodeURIComponent(id)}`;
    return { ExecutionType: 'WEB', ...details, RedirectURL: redirect };
  }
  const hasCome = status === 'SUCCEEDED';
  return { ExecutionType: 'DIRECT', ...details, DebitedFunds: hasCome ? debited : null };
}

/** A transaction as Mangopay shows it. */
export function transactionBody(world: MangopayWorld, transaction: TransactionDocument): object {
  const { debited, fees, resultCode, executedAt, initialId, nature, kind } = transaction;
  const isAwaited = transaction.details['PaymentType'] === 'BANK_WIRE' && kind === 'PAYIN';
  const credited = { Currency: debited.Currency, Amount: debited.Amount - fees.Amount };
  return {
    Id: transaction.id,
    Tag: transaction.tag,
    CreationDate: secondsOf(transaction.createdAt),
    AuthorId: transaction.authorId,
    CreditedUserId: null,
    DebitedFunds: debited,
    CreditedFunds: isAwaited && transaction.status !== 'SUCCEEDED' ? null : credited,
    Fees: fees,
    Status: transaction.status,
    ResultCode: resultCode,
    ResultMessage: resultCode === null ? null : (MESSAGES[resultCode] ?? null),
    ExecutionDate: executedAt === null ? null : secondsOf(executedAt),
    Type: kind,
    Nature: nature,
    CreditedWalletId: transaction.creditedWalletId,
    DebitedWalletId: transaction.debitedWalletId,
    ...(nature === 'REFUND'
      ? {
          InitialTransactionId: initialId,
          InitialTransactionType: kind,
          RefundReason: {
            RefundReasonType: kind === 'PAYOUT' ? 'WITHDRAWAL_IMPOSSIBLE_ON_SAVINGS_ACCOUNTS' : 'OTHER',
            RefundReasonMessage: null,
          },
        }
      : {}),
    ...detailsOf(world, transaction),
  };
}
