import { ChoiceField, IntegerField } from '../kernel/fields.js';

/** What an evidence pack is made of. */
export const EVIDENCE_ITEMS = [
  'receipt',
  'agreement',
  'certificate',
  'identity',
  'session',
  'consents',
  'timeline',
  'messages',
] as const;
export type EvidenceItem = (typeof EVIDENCE_ITEMS)[number];

/** Days before evidence is due: when it is counted as waiting for finance, and when finance is reminded of it. */
export const EVIDENCE_QUEUE_DAYS = 7;
export const EVIDENCE_ALERT_DAYS = 3;

/** Why an item of the pack is missing; `not_applicable`: payments for this purpose have no such document. */
export const EVIDENCE_GAPS = [
  'not_received',
  'not_signed',
  'not_issued',
  'not_confirmed',
  'not_stored',
  'none_given',
  'none_sent',
  'not_applicable',
] as const;
export type EvidenceGap = (typeof EVIDENCE_GAPS)[number];

/** One item of the evidence pack of a dispute. */
export class EvidenceContent {
  @ChoiceField(EVIDENCE_ITEMS) item: EvidenceItem;
  /** Documents, or entries of the cover letter. */
  @IntegerField({ min: 0 }) count: number;
  /** Why there is none; null where there is one. */
  @ChoiceField(EVIDENCE_GAPS, { optional: true }) gap: EvidenceGap | null;
}
