import type { Subject } from '../moves/record-moves.js';

/**
 * The whole row `r`, so that future columns count too. A contract is signed while its application waits, and documents
 * are added: their rows count, and none of them ever changes but by when it was sent on.
 */
const REVIEWED: Readonly<Record<Subject, string>> = {
  identity: `to_jsonb(r) || jsonb_build_object('documents',
    (select jsonb_agg(d.id order by d.id) from identity_document d where d.user_id = r.user_id))`,
  accreditation: `to_jsonb(r) || jsonb_build_object('contract',
    (select to_jsonb(k) from accreditation_contract k where k.accreditation_id = r.id), 'evidence',
    (select jsonb_agg(to_jsonb(e) order by e.id) from accreditation_evidence e where e.accreditation_id = r.id))`,
};

/** The version of the subject of a decision, as SQL. A hash suffices: it is compared, and nothing is read out of it. */
export const reviewedVersion = (subject: Subject): string =>
  `encode(sha256(convert_to((${REVIEWED[subject]})::text, 'UTF8')), 'hex')`;
