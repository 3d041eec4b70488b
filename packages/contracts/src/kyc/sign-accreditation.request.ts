import { OptionField } from '../content/option-field.js';
import { AcceptedField } from '../kernel/fields.js';
import { SignRequest } from './sign.request.js';
import { SIGNATURE_TYPES, type SignatureType } from './signature.js';

/** Signs the contract of the user's own application. */
export class SignAccreditationRequest extends SignRequest {
  @OptionField('signature-type', SIGNATURE_TYPES)
  override signatureType: SignatureType;

  /** V-31. */
  @AcceptedField('validation.terms_and_risk')
  termsAccepted: boolean;
  @AcceptedField('validation.terms_and_risk')
  riskAcknowledged: boolean;
  @AcceptedField('validation.terms_and_risk')
  qualificationAccepted: boolean;
}
