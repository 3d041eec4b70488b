/** The last second of a closing date (decision 2). */
export const END_OF_DAY = '23:59:59';
