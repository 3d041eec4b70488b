/** S-08: until when an investment can be taken back (17 CFR 227.304(a)); SQL, of the deadline that is given. */
export const cancelUntil = (closesAt: string): string =>
  `${closesAt} - make_interval(hours => (select (rules_in_force() ->> 'cancel_hours_before_deadline')::int))`;
