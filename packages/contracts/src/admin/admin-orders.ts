/**
 * The orders that the lists of the console offer, by the field of the row that they follow; the first is the list's own.
 * The API orders by them along an index, the console draws the heads of these columns as buttons.
 */
export const ADMIN_ORDERS = {
  campaigns: ['submittedAt', 'name', 'closesAt'],
  identities: ['submittedAt', 'legalLastName'],
  accreditations: ['submittedAt'],
  'screening-cases': ['openedAt'],
  'covered-persons': ['answeredAt'],
  'screening-lists': ['uploadedAt'],
  investments: ['createdAt', 'amount', 'number'],
  'saved-investments': ['touchedAt'],
  certificates: ['issuedAt'],
  'agreement-templates': ['madeAt'],
  payouts: ['requestedAt', 'amount', 'number'],
  'late-repayments': ['dueDate'],
  withdrawals: ['createdAt', 'amount', 'number'],
  'second-wallet-entries': ['createdAt', 'amount', 'number'],
  refunds: ['createdAt', 'amount'],
  payments: ['createdAt', 'amount'],
  disputes: ['openedAt', 'amount'],
  'statement-lines': ['occurredAt', 'amount'],
  'operator-accounts': ['madeAt'],
  'bank-statements': ['importedAt'],
  'bank-lines': ['bookedOn', 'amount'],
  'bank-rules': ['madeAt'],
  'bank-returns': ['createdAt'],
  'parked-items': ['firstFailedAt'],
  'dead-letters': ['diedAt'],
  'exchange-rates': ['date'],
  'platform-fees': ['madeAt'],
  'ledger-accounts': ['openedAt', 'code'],
  'ledger-transactions': ['effectiveAt'],
  inquiries: ['createdAt'],
  'newsletter-subscriptions': ['subscribedAt', 'email'],
  'message-reports': ['createdAt'],
  comments: ['writtenAt'],
  'campaign-changes': ['proposedAt'],
  users: ['createdAt', 'name', 'email'],
  admins: ['createdAt', 'email'],
  'admin-changes': ['madeAt'],
  'deletion-requests': ['dueAt'],
  'audit-log': ['at'],
  'content-versions': ['number'],
} as const;

export type OrderedList = keyof typeof ADMIN_ORDERS;
export type AdminOrder<List extends OrderedList> = (typeof ADMIN_ORDERS)[List][number];
