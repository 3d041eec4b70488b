import { campaign, type KindsByTopic } from './notification-kind.js';

/** Of the discussion: what its author and the owner of the campaign are told. */
export const COMMENT_NOTIFICATION_KINDS = {
  'comment.posted': campaign({
    words: 'comment_posted',
    path: '/campaign-detail-page/{slug}#discussion',
    topic: 'discussion',
    mail: false,
    site: false,
    by: 'self',
  }),
  'comment.approved': campaign({
    words: 'comment_approved',
    path: '/campaign-detail-page/{slug}#discussion',
    topic: 'discussion',
    mail: false,
    activity: null,
  }),
  'comment.declined': campaign({
    words: 'comment_declined',
    path: '/campaign-detail-page/{slug}#discussion',
    topic: 'discussion',
    activity: null,
  }),
  'comment.asked': campaign({
    words: 'comment_asked',
    path: '/campaign-dashboard/discussion/{campaignId}',
    topic: 'discussion',
    activity: null,
    by: 'other',
    params: ['campaign', 'campaignId'],
  }),
  'comment.answered': campaign({
    words: 'comment_answered',
    path: '/campaign-detail-page/{slug}#discussion',
    topic: 'discussion',
    activity: null,
    by: 'other',
  }),
} satisfies KindsByTopic;
