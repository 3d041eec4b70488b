import { invalid } from '../api/issues.js';
import { fault, list, moneyShape, object, text } from '../api/shape.js';

const RECIPIENTS = ['EMAIL', 'PHONE', 'PAYPAL_ID'];

/** What a batch of payouts must look like. */
export const BATCH_SHAPE = object({
  'sender_batch_header!': object({
    'sender_batch_id!': text({ most: 256 }),
    recipient_type: text({ of: RECIPIENTS }),
    email_subject: text({ most: 255 }),
    email_message: text({ most: 1000 }),
  }),
  'items!': list(
    object({
      recipient_type: text({ of: RECIPIENTS }),
      'amount!': moneyShape('currency'),
      note: text({ least: 0, most: 4000 }),
      'receiver!': text({ most: 127 }),
      sender_item_id: text({ most: 63 }),
      recipient_wallet: text({ of: ['PAYPAL', 'VENMO', 'RECIPIENT_SELECTED'] }),
      notification_language: text({ most: 10 }),
    }),
    1,
    15_000,
  ),
});

export interface ItemRequest {
  recipient_type?: string;
  amount: { currency: string; value: string };
  note?: string;
  receiver: string;
  sender_item_id?: string;
}

/** A body that `BATCH_SHAPE` has let through. */
export interface BatchRequest {
  sender_batch_header: {
    sender_batch_id: string;
    recipient_type?: string;
    email_subject?: string;
    email_message?: string;
  };
  items: ItemRequest[];
}

const RECEIVERS: Readonly<Record<string, RegExp>> = {
  EMAIL: /^\S+@\S+\.\S+$/,
  PHONE: /^\+?[\d-]{5,20}$/,
  PAYPAL_ID: /^[A-Z0-9]{13}$/,
};

/** The kind of receiver of an item; 400 where it is not named, or where the receiver is none of that kind. */
export function recipientType({ sender_batch_header: header }: BatchRequest, item: ItemRequest, index: number): string {
  const type = item.recipient_type ?? header.recipient_type;
  if (type === undefined) throw invalid([fault('MISSING_REQUIRED_PARAMETER', `/items/${index}/recipient_type`)]);
  if (RECEIVERS[type]?.test(item.receiver) !== true) {
    throw invalid([fault('INVALID_PARAMETER_SYNTAX', `/items/${index}/receiver`, item.receiver)]);
  }
  return type;
}
