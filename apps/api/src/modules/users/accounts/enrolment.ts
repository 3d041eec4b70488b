/**
 * SQL: an admin's account whose newest link to open it was not used yet. A link that ran out counts: until another one
 * is used, the earlier credentials of the account do not open the console (SEC-58).
 */
export const awaitsEnrolment = (user: string): string => `exists (select from user_link e
  where e.user_id = ${user}.id and e.purpose = 'admin_enrolment' and e.used_at is null)`;

/** SQL: an admin's account that was opened, and may sign in to the console with its authenticator. */
export const hasOpened = (user: string): string =>
  `(${user}.admin_role is not null and ${user}.totp_enabled_at is not null and not ${awaitsEnrolment(user)})`;
