import { catalogue, said } from './error-entry.js';

/** Refusals in the console: a part of the catalogue. */
export const SITE_ERRORS = catalogue({
  'admin.own_account': said(403, 'warn'),
  'admin.is_admin': said(409),
  'admin.not_open': said(409),
  'admin.same_state': said(409),
  'admin.change_waits': said(409),
  'admin.change_decided': said(409),
  'admin.maker_gone': said(409),
  'admin.second_person': said(403, 'warn'),
  'admin.two_factor_needed': said(409),
  'admin.own_page': said(409),
  'fees.past': said(400),
  'fees.change_waits': said(409),
  'fees.decided': said(409),
  'fees.second_person': said(403, 'warn'),
  'fees.maker_gone': said(409),
  'fees.outdated': said(409),
  'mail.overtaken': said(409),
  'review.overtaken': said(409),
});
