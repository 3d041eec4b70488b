import type { Preapproval } from '@cairn/contracts/wallet/top-up.replies';
import { shortReference } from '@cairn/i18n';
import type { ReceiptText, SheetRow, Writing } from '../../receipts/index.js';

const isReceived = ({ state }: Preapproval): boolean => state === 'received';

/** Only money that was received has a receipt. */
export const kindOf = (topUp: Preapproval): 'receipt' | 'top-up' => (isReceived(topUp) ? 'receipt' : 'top-up');

/** The parts that were returned to the card, are being returned, or were reversed by the payer's bank. */
const backOf = ({ returning, returnFailed, returned, chargedBack }: Preapproval, { say, money }: Writing): SheetRow[] =>
  Object.entries({ returning, returnFailed, returned, chargedBack })
    .filter(([, minor]) => minor > 0n)
    .map(([name, minor]) => ({ term: say(`paper.topUp.${name}`), value: money(minor) }));

/** The state of the money received: credited, and how much of it is no longer in the wallet. */
const notesOf = (topUp: Preapproval, writing: Writing): string[] => {
  const { say, money, instant } = writing;
  const { amount, returning, returnFailed, returned, returnedAt, chargedBack } = topUp;
  const gone = (name: string, minor: bigint, date?: string): string[] =>
    minor > 0n ? [say(`paper.topUp.gone.${name}`, { amount: money(minor), ...(date !== undefined && { date }) })] : [];
  const back = returning + returnFailed + returned + chargedBack;
  if (back === 0n) return [say('paper.topUp.notes.received')];
  return [
    say('paper.topUp.notes.credited', { amount: money(amount) }),
    ...gone('returning', returning),
    ...gone('returnFailed', returnFailed),
    ...(returnedAt === null ? gone('returned', returned) : gone('returnedOn', returned, instant(returnedAt))),
    ...gone('chargedBack', chargedBack),
    ...(back >= amount ? [say('paper.topUp.gone.empty')] : []),
  ];
};

/** The content of a top-up's document, by its state. */
export function topUpReceiptText(topUp: Preapproval, writing: Writing): ReceiptText {
  const { say, text, money, instant } = writing;
  const words = (key: string) => say(`paper.topUp.${key}`);
  const receipt = (key: string) => say(`paper.receipt.${key}`);
  const wallet = { term: words('to'), value: say('paper.topUp.wallet', { currency: text(topUp.currency) }) };
  const number = { term: receipt(isReceived(topUp) ? 'number' : 'reference'), value: text(topUp.number) };
  const holder = { term: words('holder'), value: text(topUp.holderName) };
  if (!isReceived(topUp)) {
    return {
      title: words('unpaidTitle'),
      facts: [number, holder, wallet],
      sums: [{ term: words('unpaid'), value: money(topUp.total) }],
      notes: [words(`notes.${topUp.state}`)],
    };
  }
  return {
    title: words('title'),
    facts: [
      number,
      holder,
      ...(topUp.receivedAt === null ? [] : [{ term: receipt('date'), value: instant(topUp.receivedAt) }]),
      { term: receipt('method'), value: receipt('methods.card') },
      wallet,
      ...(topUp.transactionId === null
        ? []
        : [{ term: receipt('transaction'), value: text(shortReference(topUp.transactionId)) }]),
    ],
    sums: [
      { term: words('added'), value: money(topUp.amount) },
      { term: receipt('fees'), value: money(topUp.fee) },
      { term: words('paid'), value: money(topUp.total), isTotal: true },
      ...backOf(topUp, writing),
    ],
    notes: notesOf(topUp, writing),
  };
}
