import { forgetStep, keepStep, keptStep } from './step-draft.js';

const keyOf = (campaignId: string): string => `amount:${campaignId}`;

/** Keeps the amount, in minor units, that somebody would invest in a campaign, until the investment is begun. */
export const keepAmount = (campaignId: string, amount: number): void => keepStep(keyOf(campaignId), amount);

/** What was kept in this tab; null where nothing was. */
export const keptAmount = (campaignId: string): number | null => keptStep<number>(keyOf(campaignId));

/** Once the investment is begun with it, or changed to it: its draft holds the amount from then on. */
export const forgetAmount = (campaignId: string): void => forgetStep(keyOf(campaignId));
