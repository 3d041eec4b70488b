import type { PaymentPurpose } from '@cairn/contracts/payments/checkout.requests';
import type { WireInstructions } from '@cairn/contracts/payments/wire.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { paths } from '../../lib/page/paths.js';

type Instructions = Wire<WireInstructions>;

interface Places {
  /** Where what is paid for is found. */
  home: (instructions: Instructions) => string;
  /** Where another way to pay is chosen. */
  pay: (subjectId: string) => string;
  receipt: (subjectId: string) => string;
}

/** The pages around a payment by wire transfer, by what it pays for. */
export const WIRE_PLACES: Readonly<Record<PaymentPurpose, Places>> = {
  investment: { home: () => paths.investments, pay: paths.payment, receipt: paths.receipt },
  top_up: { home: () => paths.wallet, pay: paths.topUpPayment, receipt: paths.topUpReceipt },
  repayment: {
    home: ({ campaignId }) => (campaignId === null ? paths.investments : paths.ownerRepayments(campaignId)),
    pay: paths.ownerRepaymentPayment,
    receipt: paths.ownerRepaymentReceipt,
  },
};
