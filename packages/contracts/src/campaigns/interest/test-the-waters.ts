/** The rule under which a campaign may ask who would invest before it offers anything. */
export const TEST_THE_WATERS_SOURCE = '17 CFR 227.206';

/** Of 17 CFR 227.206(b), in its order; their words are in the catalogues and belong to no campaign. */
export const TEST_THE_WATERS_LEGENDS = ['noMoney', 'noOffer', 'noObligation'] as const;
export type TestTheWatersLegend = (typeof TEST_THE_WATERS_LEGENDS)[number];
