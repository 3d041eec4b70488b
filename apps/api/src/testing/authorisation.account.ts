import { all, everyone, ownedBy, people, type Row } from './authorisation.rows.js';

const secret = { halfToken: 'nonsense' };
/** The code step: whoever holds no half-authenticated token of a right password is told that it is over. */
const codeStep: Row = { callers: all(401), body: { ...secret, code: '000000' } };

/** The account: second factor, sessions, profile, invitations and leaving. */
export const ACCOUNT_ROWS: Readonly<Record<string, Row>> = {
  'POST /users/validateSignupTwoFactorUser': codeStep,
  'POST /users/two-factor/login': codeStep,
  'POST /users/two-factor/verification': codeStep,
  'GET /users/two-factor/verification/:userId/:verificationId': everyone,
  'GET /users/two-factor/qr-code': people(),
  'POST /users/regenerate-qr-code': people(),
  'POST /users/two-factor/enable': people({}, { body: { code: '000000' } }),
  'POST /users/two-factor/disable': people(),
  'POST /users/two-factor/recovery-codes': people(),
  'POST /users/step-up': people(),
  'GET /users/sessions': people(),
  'DELETE /users/sessions/:id': ownedBy('investor', 'webSession'),
  'POST /users/app-auto-login': people(),
};
