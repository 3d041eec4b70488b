import type { Subject } from '../moves/record-moves.js';

/**
 * The whole row `r`, so that future columns count too. A letter is stored again with each application and never
 * changed: its id, in the row, stands for it. A contract is signed while its application waits: its row is added.
 */
const REVIEWED: Readonly<Record<Subject, string>> = {
  identity: 'to_jsonb(r)',
  accreditation: `to_jsonb(r) || jsonb_build_object('contract',
    (select to_jsonb(k) from accreditation_contract k where k.accreditation_id = r.id))`,
};

/** The version of the subject of a decision, as SQL. A hash suffices: it is compared, and nothing is read out of it. */
export const reviewedVersion = (subject: Subject): string =>
  `encode(sha256(convert_to((${REVIEWED[subject]})::text, 'UTF8')), 'hex')`;
