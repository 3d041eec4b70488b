import { admins, type Row } from './authorisation.rows.js';

const decision = { reason: 'Born in another town', version: 'earlier' };

/** Sanctions lists, lists of politically exposed persons, and the matches with them. */
export const SCREENING_ROWS: Readonly<Record<string, Row>> = {
  'GET /admin/screening-lists': admins(['compliance']),
  'POST /admin/screening-lists/:kind': admins(['compliance'], { object: 'screeningListKind', upload: true }),
  'GET /admin/screening-cases': admins(['compliance']),
  'GET /admin/screening-cases/:id': admins(['compliance'], { object: 'screeningCase' }),
  'POST /admin/screening-cases/:id/confirm': admins(['compliance'], { object: 'screeningCase', body: decision }),
  'POST /admin/screening-cases/:id/dismiss': admins(['compliance'], { object: 'screeningCase', body: decision }),
};
