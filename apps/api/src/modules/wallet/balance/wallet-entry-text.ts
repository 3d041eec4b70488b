import type { WalletTransaction } from '@cairn/contracts/wallet/wallet-transaction.reply';
import { shortReference } from '@cairn/i18n';
import type { ReceiptText, SheetRow, Writing } from '../../receipts/index.js';

/** What the name of an entry says of the way to pay. */
export const wayOf = ({ paymentType }: WalletTransaction): Record<string, string> =>
  paymentType === null ? {} : { paidBy: paymentType, toSource: paymentType };

/** The content of a wallet entry's document. */
export function walletEntryText(entry: WalletTransaction, holder: string, { say, text, money }: Writing): ReceiptText {
  const words = (key: string) => say(`paper.walletEntry.${key}`);
  const receipt = (key: string) => say(`paper.receipt.${key}`);
  const fact = (term: string, value: string | null): SheetRow[] => (value === null ? [] : [{ term, value }]);
  const state =
    entry.withdrawalState === null
      ? say(`state.wallet.${entry.status}`)
      : say(`state.withdrawal.${entry.withdrawalState}`);
  return {
    title: words('title'),
    facts: [
      ...fact(receipt('reference'), entry.reference === null ? null : text(entry.reference)),
      ...fact(say('paper.topUp.holder'), text(holder)),
      ...fact(words('what'), say(`movement.${entry.event}`, wayOf(entry))),
      ...fact(receipt('campaign'), entry.campaignName === null ? null : text(entry.campaignName)),
      ...fact(words('state'), state),
      ...fact(receipt('transaction'), text(shortReference(entry.transactionId))),
    ],
    sums: [
      {
        term: words(entry.entryType === 'DEBIT' ? 'debit' : 'credit'),
        value: money(entry.amount),
        isTotal: true,
      },
    ],
    notes: [words('note')],
  };
}
