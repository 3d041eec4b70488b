import { ACCOUNT_ERRORS } from './account-errors.js';
import { CAMPAIGN_ERRORS } from './campaign-errors.js';
import { COVERED_ERRORS } from './covered-errors.js';
import { catalogue, said } from './error-entry.js';
import { JURISDICTION_ERRORS } from './jurisdiction-errors.js';
import { MONEY_ERRORS } from './money-errors.js';
import { REPAYMENT_ERRORS } from './repayment-errors.js';
import { REQUEST_ERRORS } from './request-errors.js';
import { SITE_ERRORS } from './site-errors.js';

/**
 * Every error the platform can answer with: HTTP status, log level, and (in the i18n package, under `errors.<code>`)
 * its words in three languages. A test fails when a code has no words.
 */
export const ERRORS = catalogue({
  ...REQUEST_ERRORS,
  ...ACCOUNT_ERRORS,
  ...CAMPAIGN_ERRORS,
  ...COVERED_ERRORS,
  ...MONEY_ERRORS,
  ...JURISDICTION_ERRORS,
  ...REPAYMENT_ERRORS,
  ...SITE_ERRORS,
  // Messages
  'message.recipient': said(400),
  'message.blocked': said(403),
  'report.bad_transition': said(409),
  'mail.placeholder': said(400),
  // The site's forms
  'captcha.required': said(400),
  'captcha.mismatch': said(400, 'warn'),
  'captcha.unavailable': said(503, 'warn'),
  'newsletter.already_subscribed': said(409),
  'content.code_taken': said(409),
  'content.fixed': said(409),
  'content.way_to_pay': said(409),
  'content.in_use': said(409),
  'content.overtaken': said(409),
  'content.order': said(409),
  'content.no_draft': said(409),
  'content.last_language': said(409),
  'inquiry.answered': said(409),
  'settings.contrast': said(400),
  'settings.analytics_off': said(400),
  'settings.fee_too_high': said(400),
  'settings.overtaken': said(409),
  'settings.kyc_required': said(400),
  'settings.identity_keys': said(400),
  'settings.address': said(400),
  // Files
  'file.too_large': said(413),
  'file.type': said(415),
  'file.too_small': said(422),
  'file.locked': said(422),
  'file.active': said(422),
  'file.required': said(400),
  'file.checking': said(409),
  'file.refused': said(410),
  'file.busy': said(429, 'warn'),
  'file.link_invalid': said(403, 'warn'),
});

export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);
