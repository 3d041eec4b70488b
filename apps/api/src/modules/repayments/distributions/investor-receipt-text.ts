import type { RepaymentReceipt } from '@cairn/contracts/repayments/repayment-receipt.reply';
import { shortReference } from '@cairn/i18n';
import type { ReceiptText, SheetRow, Writing } from '../../receipts/index.js';

/** Which payment it was: an instalment of the schedule, or one outside it by its type. */
const paymentOf = ({ instalment, instalments, rePaymentType }: RepaymentReceipt, { say }: Writing): string =>
  instalment === null
    ? say(`paper.repayment.types.${rePaymentType}`)
    : say('paper.repayment.instalment', { instalment, instalments });

/** The investments that it was paid for; each with its amount where there are several. */
const investmentsOf = ({ parts }: RepaymentReceipt, { say, text, money }: Writing): SheetRow[] => {
  const term = say('paper.repayment.investment');
  const [first, ...more] = parts;
  if (first === undefined) return [];
  if (more.length === 0) return [{ term, value: text(first.number) }];
  return parts.map(({ number, amount }) => ({ term: `${term} ${text(number)}`, value: money(amount) }));
};

/** The content of a received repayment's receipt. */
export function investorReceiptText(receipt: RepaymentReceipt, writing: Writing): ReceiptText {
  const { say, text, money, instant, day } = writing;
  const words = (key: string) => say(`paper.repayment.${key}`);
  const transactions = [...new Set(receipt.parts.flatMap(({ transactionId }) => transactionId ?? []))];
  const income = receipt.rePaymentType === 'dividend' ? 'dividend' : 'interest';
  return {
    title: words('title'),
    facts: [
      { term: say('paper.receipt.number'), value: text(receipt.number) },
      { term: say('paper.receipt.campaign'), value: text(receipt.campaignName) },
      { term: say('paper.receipt.investor'), value: text(receipt.investorName) },
      { term: words('payment'), value: paymentOf(receipt, writing) },
      ...investmentsOf(receipt, writing),
      { term: words('due'), value: day(receipt.dueDate) },
      ...(receipt.paidAt === null ? [] : [{ term: words('paid'), value: instant(receipt.paidAt) }]),
      { term: words('credited'), value: instant(receipt.creditedAt) },
      { term: words('to'), value: say('paper.repayment.wallet', { currency: text(receipt.currency) }) },
      ...transactions.map((uid) => ({ term: say('paper.receipt.transaction'), value: text(shortReference(uid)) })),
    ],
    sums: [
      { term: words(income), value: money(receipt.interest) },
      { term: words('principal'), value: money(receipt.principal) },
      { term: say('paper.receipt.fees'), value: money(receipt.fees) },
      { term: words('tax'), value: money(receipt.taxWithheld) },
      { term: words('total'), value: money(receipt.amount), isTotal: true },
    ],
    notes: [words('note')],
  };
}
