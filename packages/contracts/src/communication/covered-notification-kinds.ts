import { campaign, type KindsByTopic } from './notification-kind.js';

const path = '/campaign-dashboard/covered-persons/{campaignId}';
const params = ['campaign', 'campaignId'] as const;

/** Decisions on the covered persons of a campaign, and a closing that waits for one. They name nobody. */
export const COVERED_NOTIFICATION_KINDS = {
  'covered_person.cleared': campaign({ words: 'covered_cleared', path, by: 'team', params }),
  'covered_person.disclosed': campaign({ words: 'covered_disclosed', path, by: 'team', params }),
  'covered_person.disqualified': campaign({ words: 'covered_disqualified', path, by: 'team', params }),
  'campaign.closing_waits': campaign({
    words: 'closing_waits',
    path,
    topic: 'campaign_result',
    by: 'site',
    params,
  }),
} as const satisfies KindsByTopic;
