/** The types of account (decision "registration"), and which side of the product each sees. */
export const USER_TYPES = ['investor', 'campaign-owner', 'both'] as const;
export type UserType = (typeof USER_TYPES)[number];

export const DISPLAY_OF_USER_TYPE: Readonly<
  Record<UserType, { investorDisplay: boolean; campaignOwnerDisplay: boolean }>
> = {
  investor: { investorDisplay: true, campaignOwnerDisplay: false },
  'campaign-owner': { investorDisplay: false, campaignOwnerDisplay: true },
  both: { investorDisplay: true, campaignOwnerDisplay: true },
};
