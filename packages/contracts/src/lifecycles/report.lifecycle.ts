import { machine } from './machine.js';

/** A reported conversation: reviewed once and decided. */
export const REPORT_STATES = ['open', 'dismissed', 'upheld'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export const reportLifecycle = machine<ReportState>('open', {
  open: ['dismissed', 'upheld'],
  dismissed: [],
  upheld: [],
});
