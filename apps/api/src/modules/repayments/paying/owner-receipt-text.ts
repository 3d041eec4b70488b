import type { RepaymentDetail } from '@cairn/contracts/repayments/repayments.replies';
import type { ReceiptText, Writing } from '../../receipts/index.js';

type Paid = Omit<RepaymentDetail, 'paidAt'> & { paidAt: Date };

/** The content of the receipt of a repayment for the owner who paid it. */
export function ownerReceiptText(repayment: Paid, { say, text, money, count, instant, day }: Writing): ReceiptText {
  const words = (key: string) => say(`paper.repaid.${key}`);
  const income = repayment.rePaymentType === 'dividend' ? 'dividend' : 'interest';
  return {
    title: words('title'),
    facts: [
      { term: words('number'), value: text(repayment.number) },
      { term: say('paper.receipt.campaign'), value: text(repayment.campaignName) },
      { term: words('due'), value: day(repayment.dueDate) },
      { term: words('paid'), value: instant(repayment.paidAt) },
      // Before it is shared out nobody has a part of it.
      ...(repayment.parts.length === 0 ? [] : [{ term: words('investments'), value: count(repayment.parts.length) }]),
    ],
    sums: [
      { term: say('paper.repayment.principal'), value: money(repayment.principal) },
      { term: say(`paper.repayment.${income}`), value: money(repayment.interest) },
      ...(repayment.surcharge > 0n
        ? [{ term: say('paper.topUp.railFee', { paidBy: 'wire' }), value: money(repayment.surcharge) }]
        : []),
      { term: words('total'), value: money(repayment.amount + repayment.surcharge), isTotal: true },
    ],
    notes: [words(`notes.${repayment.state === 'distributed' ? 'distributed' : 'distributing'}`)],
  };
}
