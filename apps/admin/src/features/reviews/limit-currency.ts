/** Income and net worth are asked in US dollars: the limits of Reg CF are. */
export const LIMIT_CURRENCY = 'USD';
