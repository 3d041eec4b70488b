import { OptionField } from '../content/option-field.js';
import { AcceptedField, OnlyIf, TextField } from '../kernel/fields.js';
import { SignatureTextField, SIGNATURE_TYPES, type SignatureType } from './signature.js';

/** Signs the contract of the user's own application. A drawing or a picture comes beside it, as `signature`. */
export class SignAccreditationRequest {
  /** The hash of the text that was read: only that text is signed. */
  @TextField({ pattern: /^[0-9a-f]{64}$/, max: 64 })
  sha256: string;

  @OptionField('signature-type', SIGNATURE_TYPES)
  signatureType: SignatureType;

  @OnlyIf(({ signatureType }: SignAccreditationRequest) => signatureType === 'typed')
  @SignatureTextField()
  signatureText?: string | null;

  /** V-31. */
  @AcceptedField('validation.terms_and_risk')
  termsAccepted: boolean;
  @AcceptedField('validation.terms_and_risk')
  riskAcknowledged: boolean;
  @AcceptedField('validation.terms_and_risk')
  qualificationAccepted: boolean;
}
