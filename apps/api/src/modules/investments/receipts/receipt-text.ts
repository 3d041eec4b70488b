import type { InvestmentState } from '@cairn/contracts';
import type { InvestmentReceipt } from '@cairn/contracts/investments/investments.replies';
import { shortReference } from '@cairn/i18n';
import { besideWallet } from '@cairn/i18n/rail-words';
import type { ReceiptText, SheetRow, Writing } from '../../receipts/index.js';

/** A document states only what happened to the money: only money that was received has a receipt. */
export type PaperKind = 'receipt' | 'refund' | 'reservation';

const KINDS: Readonly<Record<InvestmentState, PaperKind>> = {
  reserved: 'reservation',
  paying: 'reservation',
  received: 'receipt',
  settled: 'receipt',
  refunding: 'refund',
  refunded: 'refund',
  failed: 'reservation',
  expired: 'reservation',
  cancelled: 'reservation',
};

export const kindOf = ({ state }: Pick<InvestmentReceipt, 'state'>): PaperKind => KINDS[state];

/** The text of an investment's document, and the kind of document. */
export interface InvestmentText extends ReceiptText {
  kind: PaperKind;
}

/** With the name of a law in the language of the document. */
export interface LawWriting extends Writing {
  source: (citation: string) => string;
}

/** The suffix of the texts' keys; money returned to its source has none. */
const wayOf = ({ wayBack }: InvestmentReceipt): string =>
  wayBack === null || wayBack === 'source' ? '' : `_${wayBack}`;

/** The way that was used, or the one beside the wallet. */
const railOf = ({ paymentType }: InvestmentReceipt): string => besideWallet(paymentType ?? 'card');

/** The note names the place it was paid from, or the wallet and what became of the part paid beside it. */
const placeOf = (receipt: InvestmentReceipt): string => {
  const isSource = receipt.wayBack === 'source';
  if (isSource && receipt.paymentType === 'wallet') return '_paidFromWallet';
  if (receipt.walletPart === 0n || receipt.wayBack === 'wallet') return wayOf(receipt);
  return isSource ? '_paidFromBoth' : `${wayOf(receipt)}_paidFromBoth`;
};

/** The part paid beside the wallet alone, where only that did not arrive or was taken back; with the fees that go back. */
const wentBack = ({ amount, feesReturned, takenByBank, walletPart, wayBack }: InvestmentReceipt): bigint =>
  amount + feesReturned - takenByBank - (wayBack === 'failed' || wayBack === 'bank' ? walletPart : 0n);

/** The parts of the wallet and of the way beside it, where both paid. */
const partsOf = (receipt: InvestmentReceipt, { say, money }: Writing): SheetRow[] => {
  const { walletPart, amount, receivedAt } = receipt;
  if (walletPart === 0n || receivedAt === null) return [];
  return [
    { term: say('paper.receipt.methods.wallet'), value: money(walletPart) },
    { term: say(`paper.receipt.methods.${railOf(receipt)}`), value: money(amount - walletPart) },
  ];
};

/** What was committed and what goes back, where an offering was shared out. */
const allotmentOf = ({ allotment }: InvestmentReceipt, { say, money }: Pick<Writing, 'say' | 'money'>): SheetRow[] =>
  allotment === null
    ? []
    : [
        { term: say('paper.receipt.committed'), value: money(allotment.committed) },
        { term: say('paper.receipt.notAllotted'), value: money(allotment.returned) },
      ];

const sumsOf = (kind: PaperKind, receipt: InvestmentReceipt, { say, money }: Writing): SheetRow[] => {
  const words = (key: string) => say(`paper.receipt.${key}`);
  const amount = money(receipt.amount);
  if (kind === 'reservation') return [{ term: words('reserved'), value: amount }];
  if (kind === 'refund') {
    const back = `${receipt.state === 'refunded' ? 'returned' : 'returning'}${wayOf(receipt)}`;
    return [
      { term: words('receivedSum'), value: money(receipt.total) },
      ...(receipt.fees > receipt.feesReturned
        ? [{ term: words('feesKept'), value: money(receipt.fees - receipt.feesReturned) }]
        : []),
      ...(receipt.takenByBank > 0n ? [{ term: words('takenByBank'), value: money(receipt.takenByBank) }] : []),
      { term: words(back), value: money(wentBack(receipt)), isTotal: true },
    ];
  }
  return [
    ...allotmentOf(receipt, { say, money }),
    { term: words('amount'), value: amount },
    { term: words('fees'), value: money(receipt.fees) },
    { term: words('total'), value: money(receipt.total), isTotal: true },
  ];
};

/** What the law gives beside the last day of all, named with that law. */
const timeToThinkOf = ({ timeToThink }: InvestmentReceipt, { say, instant, source }: LawWriting): string[] =>
  timeToThink === null
    ? []
    : [
        say(`paper.receipt.timeToThink.${timeToThink.kind}`, {
          count: timeToThink.length,
          until: instant(timeToThink.until),
          source: source(timeToThink.source),
        }),
      ];

const notesOf = (receipt: InvestmentReceipt, writing: LawWriting): string[] => {
  const { say, money, instant } = writing;
  const closesAt = instant(receipt.closesAt);
  const note = say(`paper.receipt.notes.${receipt.state}${placeOf(receipt)}`, {
    amount: money(wentBack(receipt)),
    wallet: money(receipt.walletPart),
    card: money(receipt.amount - receipt.walletPart),
    toSource: railOf(receipt),
    closesAt,
    reservedUntil: receipt.reservedUntil === null ? '' : instant(receipt.reservedUntil),
  });
  if (receipt.state !== 'received') return [note];
  return [
    note,
    ...(receipt.cancellable ? [say('paper.receipt.cancel', { cancelUntil: instant(receipt.cancelUntil) })] : []),
    ...timeToThinkOf(receipt, writing),
  ];
};

/** The content of an investment's document, by its state. */
export function receiptText(receipt: InvestmentReceipt, writing: LawWriting): InvestmentText {
  const { say, text, money, count, instant } = writing;
  const kind = kindOf(receipt);
  const words = (key: string) => say(`paper.receipt.${key}`);
  const facts: (SheetRow | null)[] = [
    { term: words(kind === 'receipt' ? 'number' : 'reference'), value: text(receipt.number) },
    { term: words('campaign'), value: text(receipt.campaignName) },
    { term: words('investor'), value: text(receipt.investorName) },
    receipt.receivedAt === null ? null : { term: words('date'), value: instant(receipt.receivedAt) },
    receipt.receivedAt === null || receipt.paymentType === null
      ? null
      : { term: words('method'), value: words(`methods.${receipt.paymentType}`) },
    ...partsOf(receipt, writing),
    receipt.units === null ? null : { term: words('shares'), value: count(receipt.units) },
    receipt.pricePerShare === null ? null : { term: words('price'), value: money(receipt.pricePerShare) },
    receipt.transactionId === null
      ? null
      : { term: words('transaction'), value: text(shortReference(receipt.transactionId)) },
  ];
  return {
    kind,
    title: words(`titles.${receipt.state}${wayOf(receipt)}`),
    facts: facts.filter((row) => row !== null),
    sums: sumsOf(kind, receipt, writing),
    notes: notesOf(receipt, writing),
  };
}
