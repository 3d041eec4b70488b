import { admins, all, bySecret, each, everyone, ownedBy, PEOPLE, people, type Row } from './authorisation.rows.js';

const why = { reason: 'Asked for by phone' };
const secret = { halfToken: 'nonsense' };
/** The code step: whoever holds no half-authenticated token of a right password is told that it is over. */
const codeStep: Row = { callers: all(401), body: { ...secret, code: '000000' } };

/** The account: second factor, sessions, profile, invitations and leaving. */
export const ACCOUNT_ROWS: Readonly<Record<string, Row>> = {
  'POST /users/validateSignupTwoFactorUser': codeStep,
  'POST /users/two-factor/login': codeStep,
  'POST /users/two-factor/verification': codeStep,
  // The verification's id is the secret: whoever holds it may ask how it stands.
  'GET /users/two-factor/verification/:userId/:verificationId': { ...bySecret, none: 404 },
  'GET /users/two-factor/qr-code': people(),
  'POST /users/regenerate-qr-code': people(),
  'POST /users/two-factor/enable': people({}, { body: { code: '000000' } }),
  'POST /users/two-factor/disable': people(),
  'POST /users/two-factor/recovery-codes': people(),
  'POST /users/step-up': people(),
  'GET /users/sessions': people(),
  'DELETE /users/sessions/:id': ownedBy('investor', 'webSession'),
  'POST /users/app-auto-login': people(),
  'POST /users/social-login': everyone,
  'GET /users/social-login': everyone,
  'DELETE /users/social-login/:provider': people({ ...each(PEOPLE, 404) }),
  'POST /users/send-invites': people({}, { body: { emails: 'friend@example.org' } }),
  'GET /users/send-invites': people(),
  'POST /users/send-invites/:id/reminder': ownedBy('investor', 'invitation'),
  'PATCH /users/send-invites/:id': ownedBy('investor', 'invitation', { body: { email: 'other@example.org' } }),
  'DELETE /users/send-invites/:id': ownedBy('investor', 'invitation'),
  'GET /users/invitations/:token': bySecret,
  'GET /users/request-delete-account': people(),
  'POST /users/request-delete-account': people(),
  'DELETE /users/request-delete-account': people(),
  'POST /users/data-export': people(),
  'GET /users/data-export/:id': ownedBy('investor', 'dataExport'),
  'GET /admin/users': admins(['compliance']),
  'GET /admin/deletion-requests': admins(['compliance']),
  'GET /admin/users/:id': admins(['compliance'], { object: 'user' }),
  'POST /admin/users/:id/view': admins(['compliance'], { object: 'user', body: why }),
  'POST /admin/users/:id/suspend': admins(['compliance'], { object: 'user', body: why }),
  'POST /admin/users/:id/unsuspend': admins(['compliance'], { object: 'user', body: why }),
  'POST /admin/users/:id/reset-two-factor': admins(['compliance'], { object: 'user', body: why }),
  'POST /admin/users/:id/resend-activation': admins(['compliance'], { object: 'user' }),
  'POST /admin/users/:id/end-sessions': admins(['compliance'], { object: 'user' }),
  'PATCH /users/updateMe': people({}, { body: { description: 'Seen by all' } }),
  'GET /users': people(),
  'GET /users/profile/:slug': { callers: all('open'), object: 'profileSlug' },
  'GET /users/get-user-campaigns/:id': { callers: all('open'), object: 'user', none: 'open' },
  'GET /users/get-user-investments/:id': { callers: all('open'), object: 'user', none: 'open' },
  'GET /users/profile-network/:id': { callers: all('open'), object: 'user' },
  'GET /users/followers/:id': { callers: all('open'), object: 'user', none: 'open' },
  'GET /users/following/:id': { callers: all('open'), object: 'user', none: 'open' },
  'POST /users/follow/:id': people({}, { object: 'user' }),
  'DELETE /users/follow/:id': people({}, { object: 'user', none: 'open' }),
};
