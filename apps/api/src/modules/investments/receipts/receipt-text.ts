import type { InvestmentState } from '@cairn/contracts';
import type { InvestmentReceipt } from '@cairn/contracts/investments/investments.replies';
import { shortReference } from '@cairn/i18n';
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

/** The note names the place: the card, unless the key says another; or the wallet and what became of the card's part. */
const placeOf = (receipt: InvestmentReceipt): string => {
  const isSource = receipt.wayBack === 'source';
  if (isSource && receipt.paymentType === 'wallet') return '_paidFromWallet';
  if (receipt.walletPart === 0n || receipt.wayBack === 'wallet') return wayOf(receipt);
  return isSource ? '_paidFromBoth' : `${wayOf(receipt)}_paidFromBoth`;
};

/** The card's part alone, where only that did not arrive or was taken back. */
const wentBack = ({ amount, takenByBank, walletPart, wayBack }: InvestmentReceipt): bigint =>
  amount - takenByBank - (wayBack === 'failed' || wayBack === 'bank' ? walletPart : 0n);

/** The parts that wallet and card paid, where both did. */
const partsOf = ({ walletPart, amount, receivedAt }: InvestmentReceipt, { say, money }: Writing): SheetRow[] =>
  walletPart === 0n || receivedAt === null
    ? []
    : [
        { term: say('paper.receipt.methods.wallet'), value: money(walletPart) },
        { term: say('paper.receipt.methods.card'), value: money(amount - walletPart) },
      ];

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
      { term: words('receivedSum'), value: amount },
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
