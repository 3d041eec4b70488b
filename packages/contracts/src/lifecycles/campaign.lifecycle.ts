import { machine } from './machine.js';

/** Campaign status codes of the specification (section 3). */
export const CampaignStatus = {
  draft: 0,
  pending: 1,
  active: 2,
  declined: 3,
  successful: 4,
  unsuccessful: 5,
  hidden: 6,
  inactive: 7,
} as const;

export type CampaignStatus = (typeof CampaignStatus)[keyof typeof CampaignStatus];
export const CAMPAIGN_STATUSES = Object.values(CampaignStatus);

const ENDED = [CampaignStatus.successful, CampaignStatus.unsuccessful, CampaignStatus.inactive];

/**
 * S-01, S-02 and decision 25, in the codes that replies carry. 4 and 5 are reached by the closing job only.
 *
 * Hidden is stored beside the status, never in its place: a campaign out of sight still takes the money that is on its
 * way, closes on its day, pays out and owes its repayments, and all of that asks for the status that it has. So nothing
 * has to remember what it was, 6 goes back to exactly that, and a campaign that closes while it is hidden stays hidden:
 * the clock does not undo what a person decided.
 */
export const campaignLifecycle = machine<CampaignStatus>(CampaignStatus.draft, {
  [CampaignStatus.draft]: [CampaignStatus.pending, CampaignStatus.inactive],
  [CampaignStatus.pending]: [CampaignStatus.active, CampaignStatus.declined],
  [CampaignStatus.active]: [
    CampaignStatus.successful,
    CampaignStatus.unsuccessful,
    CampaignStatus.hidden,
    CampaignStatus.inactive,
    // One that tests interest, and nothing else: its offering is reviewed anew.
    CampaignStatus.draft,
  ],
  [CampaignStatus.declined]: [CampaignStatus.draft],
  [CampaignStatus.successful]: [CampaignStatus.hidden],
  [CampaignStatus.unsuccessful]: [],
  // One that is out of sight need not be shown before it is ended.
  [CampaignStatus.hidden]: [CampaignStatus.active, ...ENDED],
  [CampaignStatus.inactive]: [],
});
