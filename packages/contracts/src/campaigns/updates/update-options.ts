/** Whom an update is for. Those who follow a campaign have saved it. */
export const UPDATE_AUDIENCES = ['all', 'investors', 'followers'] as const;
export type UpdateAudience = (typeof UPDATE_AUDIENCES)[number];

export const LONGEST_UPDATE_TITLE = 120;
