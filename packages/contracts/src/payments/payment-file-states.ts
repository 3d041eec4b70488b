export const PAYMENT_FILE_FORMATS = ['pain.001', 'nacha'] as const;
export type PaymentFileFormat = (typeof PAYMENT_FILE_FORMATS)[number];
export const PAYMENT_FILE_STATES = ['made', 'released', 'cancelled'] as const;
export type PaymentFileState = (typeof PAYMENT_FILE_STATES)[number];
export const PAYMENT_ITEM_STATES = ['listed', 'dropped', 'sent', 'failed'] as const;
