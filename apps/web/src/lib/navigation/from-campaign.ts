/** The campaign that a page was opened from; it is kept outside the address. */
export interface FromCampaign {
  slug: string;
  name: string;
}

/** The state of a link that leads away from a campaign and back to it afterwards. */
export const fromCampaign = ({ slug, name }: FromCampaign): { campaign: FromCampaign } => ({
  campaign: { slug, name },
});

/** The campaign that the page before handed on, or null. */
export const campaignIn = (state: unknown): FromCampaign | null => {
  const campaign: unknown = typeof state === 'object' && state !== null && 'campaign' in state ? state.campaign : null;
  if (typeof campaign !== 'object' || campaign === null || !('slug' in campaign) || !('name' in campaign)) return null;
  const { slug, name } = campaign;
  return typeof slug === 'string' && typeof name === 'string' ? { slug, name } : null;
};
