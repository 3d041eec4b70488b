/**
 * The header of an answer that tells the time of the business (ISO 8601). It differs from `Date`, the machine's, where the
 * clock was moved: deadlines, charts and days left are by this one.
 */
export const SITE_TIME_HEADER = 'x-site-time';
