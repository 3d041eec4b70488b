import { NOBODY, all, admins, each, people, PEOPLE, type Row } from './authorisation.rows.js';

const reason = { reason: 'Not as described' };
const line = { reason: 'Not as described', version: 1 };

/** Finance is let in, and finds nothing under the id of another record. */
const finance = (body?: Record<string, unknown>): Row => ({
  callers: all(403, { ...NOBODY, ...each(['finance', 'super'], 404) }),
  object: 'refund',
  ...(body === undefined ? {} : { body }),
});

/** The operator's bank: accounts, statements, lines, returns, payment files, months. */
export const BANK_ROWS: Readonly<Record<string, Row>> = {
  'GET /wire-transfers/:id': people(each(PEOPLE, 404), { object: 'refund' }),
  'GET /admin/operator-accounts': admins(['finance']),
  'POST /admin/operator-accounts': admins(['finance'], { body: { currency: 'EUR' } }),
  'POST /admin/operator-accounts/:id/confirm': finance(),
  'POST /admin/operator-accounts/:id/refuse': finance(reason),
  'POST /admin/operator-accounts/:id/retire': finance(reason),
  'GET /admin/bank-statements': admins(['finance']),
  'POST /admin/bank-statements': admins(['finance'], { upload: true }),
  'POST /admin/bank-statements/preview': admins(['finance'], { upload: true }),
  'GET /admin/bank-statements/:id': finance(),
  'GET /admin/bank-lines': admins(['finance']),
  'GET /admin/bank-lines/:id': finance(),
  'POST /admin/bank-lines/:id/assign': finance({ version: 1 }),
  'POST /admin/bank-lines/:id/match': finance({ ...line, reference: 'WDR-000001' }),
  'POST /admin/bank-lines/:id/book': finance({ ...line, bookTo: 'bank_fee' }),
  'POST /admin/bank-lines/:id/return': finance(line),
  'GET /admin/bank-rules': admins(['finance']),
  'POST /admin/bank-rules': admins(['finance'], { body: { contains: 'fee' } }),
  'POST /admin/bank-rules/:id/retire': finance(reason),
  'GET /admin/bank-returns': admins(['finance']),
  'GET /admin/bank-returns/:id': finance(),
  'POST /admin/bank-returns/:id/approve': finance(reason),
  'POST /admin/bank-returns/:id/send': finance({ reference: 'BANK1' }),
  'POST /admin/bank-returns/:id/fail': finance(reason),
  'GET /admin/payment-files': admins(['finance']),
  'GET /admin/payment-files/to-make': admins(['finance']),
  'GET /admin/payment-files/:id': finance(),
  'POST /admin/payment-files': admins(['finance'], { body: { format: 'nacha' } }),
  'POST /admin/payment-files/:id/release': finance(reason),
  'POST /admin/payment-files/:id/cancel': finance(reason),
  'POST /admin/payment-files/:id/download': finance(reason),
  'POST /admin/payment-results': admins(['finance'], { upload: true }),
  'GET /admin/periods': admins(['finance', 'operator']),
  'POST /admin/periods/:month/ask': finance(),
  'POST /admin/periods/:month/close': finance(),
  'POST /admin/periods/:month/keep-open': finance(),
};
