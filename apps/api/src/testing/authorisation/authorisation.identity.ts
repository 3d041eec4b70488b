import { admins, ownedBy, people, type Row } from './authorisation.rows.js';

const reason = { reason: 'Not as described' };
/** Of an earlier version: callers with access get an error that says so. */
const read = { version: 'earlier' };

/** Identity and accreditation, and what compliance decides on them. */
export const IDENTITY_ROWS: Readonly<Record<string, Row>> = {
  'GET /investor-profiles': people(),
  'POST /investor-profiles': people(),
  'PATCH /investor-profiles/:id': ownedBy('investor', 'profile', {
    body: {
      legalFirstName: 'Test',
      legalLastName: 'Person',
      dateOfBirth: '1980-02-03',
      address: '1 Main Street',
      city: 'Lyon',
      postalCode: '69001',
      country: 'FR',
      yearlyIncome: 5_000_000,
      netWorth: 9_000_000,
    },
  }),
  'GET /investor-profiles/figures': people(),
  'GET /investor-profiles/documents': people(),
  'POST /investor-profiles/documents': people({}, { upload: true }),
  'GET /investor-profiles/spouse': people(),
  'POST /investor-profiles/spouse': people({}, { body: { email: 'nobody@example.org' } }),
  'POST /investor-profiles/spouse/confirm': people(),
  'DELETE /investor-profiles/spouse': people(),
  'GET /investor-standing': people(),
  'POST /investor-standing': people({}, { body: { kind: 'risk_warning', version: 'earlier', accepted: true } }),
  'GET /investment-limit': people(),
  'GET /north-kyc': people(),
  'PUT /north-kyc': people(),
  'POST /north-kyc/party': people(),
  'PUT /north-kyc/party/:partyId': people(),
  'PUT /north-kyc/document': people({}, { upload: true }),
  'GET /shufti-kyc': people(),
  'POST /shufti-kyc': people(),
  'POST /investor-profiles/appeal': people({}, { body: { note: 'The name was read wrongly.' } }),
  'GET /accreditation': people(),
  'POST /accreditation': people(),
  'POST /accreditation/evidence': people(),
  'GET /accreditation/contract': people(),
  'POST /accreditation/signed-contract': people(),

  'GET /admin/identities': admins(['compliance']),
  'GET /admin/identities/:id': admins(['compliance'], { object: 'identity' }),
  'POST /admin/identities/:id/approve': admins(['compliance'], { object: 'identity', body: read }),
  'POST /admin/identities/:id/reveal': admins(['compliance'], {
    object: 'identity',
    body: { field: 'dateOfBirth', ...reason },
  }),
  'POST /admin/identities/:id/decline': admins(['compliance'], { object: 'identity', body: { ...read, ...reason } }),
  'GET /admin/accreditations': admins(['compliance']),
  'GET /admin/accreditations/:id': admins(['compliance'], { object: 'accreditation' }),
  'POST /admin/accreditations/:id/approve': admins(['compliance'], {
    object: 'accreditation',
    body: { ...read, ...reason },
  }),
  'POST /admin/accreditations/:id/confirm-call': admins(['compliance'], {
    object: 'accreditation',
    body: { ...read, ...reason },
  }),
  'POST /admin/accreditations/:id/reveal': admins(['compliance'], {
    object: 'accreditation',
    body: { field: 'incomeLater', ...reason },
  }),
  'POST /admin/accreditations/:id/decline': admins(['compliance'], {
    object: 'accreditation',
    body: { ...read, ...reason },
  }),
};
