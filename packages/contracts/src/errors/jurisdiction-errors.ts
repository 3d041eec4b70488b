import { catalogue, said } from './error-entry.js';

/** Of what the law of the site asks an investor for. */
export const JURISDICTION_ERRORS = catalogue({
  'jurisdiction.category_required': said(409),
  'jurisdiction.test_required': said(409),
  'jurisdiction.test_wait': said(409),
  'jurisdiction.test_answers': said(400),
  'jurisdiction.knowledge_warning_required': said(409),
  'jurisdiction.simulation_required': said(409),
  'jurisdiction.warning_required': said(409),
  'jurisdiction.offer_request_required': said(409),
  'jurisdiction.cooling_off': said(409),
  'jurisdiction.consent_required': said(409),
  'jurisdiction.minimum_investment': said(422),
  'jurisdiction.accreditation_confirmation': said(409),
  'jurisdiction.not_asked': said(409),
  'jurisdiction.version': said(409),
  'jurisdiction.not_met': said(422),
  'jurisdiction.changing': said(409),
  'spouse.yourself': said(400),
  'spouse.linked_already': said(409),
  'spouse.not_asked': said(409),
  'law.past': said(400),
  'law.taken': said(409),
});
