import { catalogue, said } from './error-entry.js';

/** Of the persons whose past may bar an offering (17 CFR 227.503, 17 CFR 230.506(d)). */
export const COVERED_ERRORS = catalogue({
  // What the list of a campaign lacks
  'covered.issuer_missing': said(422),
  'covered.manager_missing': said(422),
  'covered.unanswered': said(422),
  // Why a campaign is not approved
  'covered.hold_unlisted': said(422),
  'covered.hold_disqualified': said(422),
  'covered.hold_unanswered': said(422),
  'covered.hold_undecided': said(422),
  'covered.hold_old': said(422),
  // Of the owner's requests
  'covered.not_asked': said(409),
  'covered.full': said(409),
  'covered.documents_full': said(409),
  'covered.company_role': said(400),
  'covered.kept': said(409),
  'covered.answer_missing': said(400),
  'covered.answer_twice': said(400),
  'covered.future_event': said(400),
  'covered.before_birth': said(400),
  // Of the decision
  'covered.answers_old': said(409),
  'covered.disqualifying': said(422),
  'covered.disclosure_due': said(422),
});
