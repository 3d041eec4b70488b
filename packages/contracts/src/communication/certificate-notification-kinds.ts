import { money, type KindsByTopic } from './notification-kind.js';

/** Share certificates: issued, transferred and cancelled. */
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
} satisfies KindsByTopic;
