import { account, money, type KindsByTopic } from './notification-kind.js';

/** Share certificates: issued, transferred and cancelled; and whether their public page names the holder. */
export const CERTIFICATE_NOTIFICATION_KINDS = {
  'certificate.issued': money({
    words: 'certificate_issued',
    path: '/share-certificates/{certificateId}',
    params: ['campaign', 'certificateId', 'certificate'],
  }),
  'certificate.given': money({
    words: 'certificate_given',
    path: '/share-certificates',
    by: 'team',
    params: ['campaign', 'certificateId', 'certificate'],
  }),
  'certificate.taken_over': money({
    words: 'certificate_taken_over',
    path: '/share-certificates/{certificateId}',
    by: 'team',
    params: ['campaign', 'certificateId', 'certificate'],
  }),
  'certificate.cancelled': money({
    words: 'certificate_cancelled',
    path: '/share-certificates/{certificateId}',
    by: 'team',
    params: ['campaign', 'certificateId', 'certificate', 'reason'],
  }),
  'certificate.name_hidden': account({ words: 'certificate_name_hidden', path: '/share-certificates' }),
  'certificate.name_shown': account({ words: 'certificate_name_shown', path: '/share-certificates' }),
} satisfies KindsByTopic;
