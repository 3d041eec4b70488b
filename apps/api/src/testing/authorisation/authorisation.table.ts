import { ACCOUNT_ROWS } from './authorisation.account.js';
import { BANK_ROWS } from './authorisation.bank.js';
import { AGREEMENT_ROWS } from './authorisation.agreements.js';
import { CAMPAIGN_ROWS } from './authorisation.campaigns.js';
import { CAMPAIGN_FILE_ROWS } from './authorisation.campaign-files.js';
import { INVESTING_ROWS } from './authorisation.investing.js';
import { COVERED_ROWS } from './authorisation.covered.js';
import { SCREENING_ROWS } from './authorisation.screening.js';
import { CONTENT_AUTHORISATION } from './authorisation.content.js';
import { CONSOLE_CAMPAIGN_ROWS } from './authorisation.console-campaigns.js';
import { CONSOLE_MONEY_ROWS } from './authorisation.console-money.js';
import { IDENTITY_ROWS } from './authorisation.identity.js';
import { INVESTMENT_ROWS } from './authorisation.investments.js';
import { PAYMENT_ROWS } from './authorisation.payments.js';
import { CLOCK_ROWS } from './authorisation.clock.js';
import { COMMUNICATION } from './authorisation.communication.js';
import { ADMINS, admins, bySecret, everyone, people, type Row } from './authorisation.rows.js';

/**
 * Who may call what: one row for every call of the API, written down apart from the code that decides it. A call
 * without a row fails the suite, and so does a row without a call.
 */
export const AUTHORISATION: Readonly<Record<string, Row>> = {
  ...ACCOUNT_ROWS,
  ...CONTENT_AUTHORISATION,

  // Accounts
  'POST /users/signup': everyone,
  'POST /users/login': everyone,
  'POST /users/validateLoginTwoFactorUser': everyone,
  'POST /users/forgotPassword': everyone,
  'GET /users/resetPassword/:token': bySecret,
  'PATCH /users/resetPassword/:token': {
    ...bySecret,
    body: { password: 'Granite-Path7', passwordConfirmation: 'Granite-Path7' },
  },
  'GET /users/activeAccount/:token': bySecret,
  'POST /users/resendUserActivationLink': everyone,
  'POST /users/logout': people(),
  'GET /users/me': people(),
  'PATCH /users/updateMyPassword': people(),

  ...CAMPAIGN_ROWS,
  ...CAMPAIGN_FILE_ROWS,
  ...INVESTING_ROWS,
  ...AGREEMENT_ROWS,
  ...SCREENING_ROWS,
  ...COVERED_ROWS,
  ...IDENTITY_ROWS,
  ...INVESTMENT_ROWS,
  ...PAYMENT_ROWS,
  ...CLOCK_ROWS,
  ...COMMUNICATION,

  // The console
  'POST /admin/login': everyone,
  'POST /admin/login/verify': everyone,
  'GET /admin/enrolment/:token': bySecret,
  'POST /admin/enrolment/:token': {
    ...bySecret,
    body: { password: 'Granite-Path7', passwordConfirmation: 'Granite-Path7', code: '123456' },
  },
  'POST /admin/logout': admins(ADMINS),
  'POST /admin/step-up': admins(ADMINS),
  'GET /admin/me': admins(ADMINS),
  'GET /admin/queues': admins(ADMINS),
  ...CONSOLE_CAMPAIGN_ROWS,
  ...CONSOLE_MONEY_ROWS,
  ...BANK_ROWS,
  'GET /admin/audit-log': admins(['compliance', 'finance', 'operator']),
};
