/** The parts of the settings, each with an address of its own. */
export const PARTS = ['identity', 'modules', 'limits', 'payments', 'captcha', 'maintenance'] as const;
export type Part = (typeof PARTS)[number];
