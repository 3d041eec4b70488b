import { EVIDENCE_QUEUE_DAYS } from '@cairn/contracts';

/** SQL: evidence of the undecided dispute `x` is due within days, and not past its day. */
export const isEvidenceDue = (x: string): string =>
  `(${x}.state in ('warning', 'open') and ${x}.evidence_due_at > kernel.now()
    and ${x}.evidence_due_at <= kernel.now() + make_interval(days => ${EVIDENCE_QUEUE_DAYS}))`;
