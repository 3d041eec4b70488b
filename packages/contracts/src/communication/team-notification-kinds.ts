import { campaign, person, type KindsByTopic } from './notification-kind.js';

const OWN_PAGE = '/campaign-dashboard/team/{campaignId}';

/** Of the people of a campaign: who was invited, who came and went, and who leads its investors. */
export const TEAM_NOTIFICATION_KINDS = {
  'team.invited': person({
    words: 'team_invited',
    path: '/team-invitation/{link}',
    topic: null,
    site: false,
    activity: null,
    params: ['actor', 'campaign', 'teamRole'],
  }),
  'team.member_invited': person({
    words: 'team_member_invited',
    path: OWN_PAGE,
    topic: 'invitations',
    mail: false,
    site: false,
    by: 'self',
    params: ['campaign', 'campaignId'],
  }),
  'team.accepted': person({
    words: 'team_accepted',
    path: OWN_PAGE,
    topic: 'invitations',
    params: ['actor', 'campaign', 'campaignId'],
  }),
  'team.declined': person({
    words: 'team_declined',
    path: OWN_PAGE,
    topic: 'invitations',
    params: ['campaign', 'campaignId'],
  }),
  'team.left': person({
    words: 'team_left',
    path: OWN_PAGE,
    topic: 'invitations',
    params: ['actor', 'campaign', 'campaignId'],
  }),
  'team.removed': person({
    words: 'team_removed',
    path: '/dashboard',
    topic: 'invitations',
    params: ['campaign', 'campaignId'],
  }),
  'lead.added': campaign({
    words: 'lead_added',
    path: '/campaign-detail-page/{slug}',
    mail: false,
    site: false,
    by: 'self',
  }),
  'lead.named': campaign({
    words: 'lead_named',
    path: '/campaign-detail-page/{slug}',
    topic: 'invitations',
    by: 'other',
  }),
} satisfies KindsByTopic;
