import type { MovementDocument, MovementKind } from '../documents.js';
import type { PaypalWorld } from '../world.js';

/** One line of PayPal's report: what a movement is called, and the fee that went with it. */
export interface ReportLine {
  readonly id: string;
  readonly code: string;
  /** The id of what it belongs to. */
  readonly reference: string | null;
  readonly invoiceId: string | null;
  readonly custom: string | null;
  readonly currency: string;
  readonly minor: number;
  readonly fee: number;
  readonly at: number;
}

/** PayPal's codes of events; fees stand in the line of what they were taken for. */
const CODES: Readonly<Record<Exclude<MovementKind, 'fee' | 'payout_fee'>, string>> = {
  capture: 'T0006',
  refund: 'T1107',
  refund_back: 'T1900',
  reversal: 'T1106',
  dispute_hold: 'T1110',
  dispute_back: 'T1111',
  dispute_fee: 'T0106',
  payout: 'T0001',
  payout_back: 'T1114',
  topup: 'T0300',
};
const FEES: Readonly<Partial<Record<MovementKind, MovementKind>>> = {
  capture: 'fee',
  payout: 'payout_fee',
  payout_back: 'payout_fee',
};
type Told = keyof typeof CODES;
const isTold = (kind: MovementKind): kind is Told => kind in CODES;

type Origin = Pick<ReportLine, 'id' | 'reference' | 'invoiceId' | 'custom'>;

/** The id that a movement has for the merchant; only what began something has one of its own. */
function originOf(world: PaypalWorld, { id, kind, subject }: MovementDocument): Origin {
  const capture = world.captures.get(subject);
  if (capture !== undefined) {
    return { id: capture.id, reference: null, invoiceId: capture.invoiceId, custom: capture.customId };
  }
  const refund = world.refunds.get(subject);
  if (refund !== undefined) {
    const { captureId: reference, invoiceId, customId: custom } = refund;
    return kind === 'refund_back'
      ? { id, reference: refund.id, invoiceId, custom }
      : { id: refund.id, reference, invoiceId, custom };
  }
  const nothing = { invoiceId: null, custom: null };
  const item = world.items.get(subject);
  if (item !== undefined) {
    const paid = item.transactionId ?? item.id;
    return kind === 'payout'
      ? { ...nothing, id: paid, reference: item.batchId, custom: item.senderItemId }
      : { ...nothing, id, reference: paid, custom: item.senderItemId };
  }
  return { ...nothing, id, reference: world.disputes.get(subject)?.captureId ?? null };
}

/** Every movement of the balance as PayPal reports it, the oldest first. */
export function reportLines(world: PaypalWorld): ReportLine[] {
  const movements = world.movements.all();
  const feeOf = ({ kind, subject, at }: MovementDocument): number =>
    movements.find((other) => other.kind === FEES[kind] && other.subject === subject && other.at === at)?.minor ?? 0;
  return movements.flatMap((movement) => {
    const { kind, currency, minor, at } = movement;
    if (!isTold(kind)) return [];
    return [{ ...originOf(world, movement), code: CODES[kind], currency, minor, fee: feeOf(movement), at }];
  });
}
