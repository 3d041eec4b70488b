import type { Preapproval } from '@cairn/contracts/wallet/top-up.replies';
import { shortReference } from '@cairn/i18n';
import type { ReceiptText, SheetRow, Writing } from '../../receipts/index.js';

const isReceived = ({ state }: Preapproval): boolean => state === 'received';

/** Only money that was received has a receipt. */
export const kindOf = (topUp: Preapproval): 'receipt' | 'top-up' => (isReceived(topUp) ? 'receipt' : 'top-up');

/** How its words are filled: the way it was paid, and back to where. */
const wayOf = ({ paymentType }: Preapproval) => ({ paidBy: paymentType ?? 'card', toSource: paymentType ?? 'card' });

/** The parts that were returned, are being returned, or were reversed by the payer's bank. */
const backOf = (topUp: Preapproval, { say, money }: Writing): SheetRow[] => {
  const { returning, returnFailed, returned, chargedBack } = topUp;
  return Object.entries({ returning, returnFailed, returned, chargedBack })
    .filter(([, minor]) => minor > 0n)
    .map(([name, minor]) => ({ term: say(`paper.topUp.${name}`, wayOf(topUp)), value: money(minor) }));
};

/** The state of the money received: credited, and how much of it is no longer in the wallet. */
const notesOf = (topUp: Preapproval, writing: Writing): string[] => {
  const { say, money, instant } = writing;
  const { amount, returning, returnFailed, returned, returnedAt, chargedBack } = topUp;
  const gone = (name: string, minor: bigint, date?: string): string[] =>
    minor > 0n
      ? [
          say(`paper.topUp.gone.${name}`, {
            ...wayOf(topUp),
            amount: money(minor),
            ...(date !== undefined && { date }),
          }),
        ]
      : [];
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
      { term: receipt('method'), value: receipt(`methods.${topUp.paymentType ?? 'card'}`) },
      wallet,
      ...(topUp.transactionId === null
        ? []
        : [{ term: receipt('transaction'), value: text(shortReference(topUp.transactionId)) }]),
    ],
    sums: [
      { term: words('added'), value: money(topUp.amount) },
      { term: receipt('fees'), value: money(topUp.fee) },
      ...(topUp.surcharge > 0n
        ? [{ term: say('paper.topUp.railFee', wayOf(topUp)), value: money(topUp.surcharge) }]
        : []),
      { term: say('paper.topUp.paid', wayOf(topUp)), value: money(topUp.total), isTotal: true },
      ...backOf(topUp, writing),
    ],
    notes: notesOf(topUp, writing),
  };
}
