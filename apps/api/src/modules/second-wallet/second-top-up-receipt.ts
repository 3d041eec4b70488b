import type { SecondTopUp } from '@cairn/contracts/second-wallet/second-wallet.replies';
import { shortReference } from '@cairn/i18n';
import type { ReceiptText, Writing } from '../receipts/index.js';

/** The content of a top-up's document: a receipt where money was received, and else that nothing was. */
export function secondTopUpReceipt(topUp: SecondTopUp, { say, text, money, instant }: Writing): ReceiptText {
  const { number, holderName, currency, amount, fee, received, refunded, receivedAt, transactionId } = topUp;
  const words = (key: string) => say(`paper.topUp.${key}`);
  const receipt = (key: string) => say(`paper.receipt.${key}`);
  const holder = { term: words('holder'), value: text(holderName) };
  const wallet = { term: words('to'), value: say('paper.topUp.secondWallet', { currency: text(currency) }) };
  const way = { paidBy: topUp.paymentType, toSource: topUp.paymentType };
  if (receivedAt === null) {
    return {
      title: words('unpaidTitle'),
      facts: [{ term: receipt('reference'), value: text(number) }, holder, wallet],
      sums: [{ term: words('unpaid'), value: money(amount) }],
      notes: [words(topUp.state === 'failed' ? 'notes.failed' : 'notes.paying')],
    };
  }
  return {
    title: words('title'),
    facts: [
      { term: receipt('number'), value: text(number) },
      holder,
      { term: receipt('date'), value: instant(receivedAt) },
      { term: receipt('method'), value: receipt(`methods.${topUp.paymentType}`) },
      wallet,
      ...(transactionId === null ? [] : [{ term: receipt('transaction'), value: text(shortReference(transactionId)) }]),
    ],
    sums: [
      { term: words('added'), value: money(received) },
      { term: receipt('fees'), value: money(fee) },
      { term: say('paper.topUp.paid', way), value: money(received + fee), isTotal: true },
      ...(refunded > 0n ? [{ term: say('paper.topUp.returned', way), value: money(refunded) }] : []),
    ],
    notes: [words('notes.received')],
  };
}
