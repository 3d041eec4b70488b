import { LIVE_FIELDS } from '../live-fields.js';

/** What a reviewer compares and may write a note about: the fields of the wizard, and what is beside them. */
export const REVIEW_FIELDS: readonly string[] = [
  ...Object.values(LIVE_FIELDS).flatMap((section) => Object.keys(section)),
  'bankName',
  'accountType',
  'accountNumberLast4',
  'routingNumber',
  'faqs',
  'documents',
  'team',
];
