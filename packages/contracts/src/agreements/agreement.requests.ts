import { OptionField } from '../content/option-field.js';
import { AcceptedField, ChoiceField, IdField, TextField } from '../kernel/fields.js';
import { LANGUAGE_CODES, type Language } from '../kernel/languages.js';
import { PageQuery } from '../kernel/page-query.request.js';
import { SignatureRequest, SignRequest } from '../kyc/sign.request.js';
import { SIGNATURE_TYPES, type SignatureType } from '../kyc/signature.js';

/** Asks for the agreement of an investment in a language, by default that of the call. */
export class GenerateAgreementRequest {
  @IdField()
  investmentId: string;

  @ChoiceField(LANGUAGE_CODES, { optional: true })
  language?: Language | null;
}

/** Signs the agreement of one's own investment, in the language in which it was read. */
export class SignAgreementRequest extends SignRequest {
  @IdField()
  investmentId: string;

  @ChoiceField(LANGUAGE_CODES, { optional: true })
  language?: Language | null;

  @OptionField('signature-type', SIGNATURE_TYPES)
  override signatureType: SignatureType;

  /** V-31: each is confirmed on its own. */
  @AcceptedField('validation.terms_and_risk')
  agreementRead: boolean;
  @AcceptedField('validation.terms_and_risk')
  riskAcknowledged: boolean;
  @AcceptedField('validation.terms_and_risk')
  cancellationUnderstood: boolean;
}

/** The company's signature under what an investor has signed. */
export class CountersignRequest extends SignRequest {
  @OptionField('signature-type', SIGNATURE_TYPES)
  override signatureType: SignatureType;

  /** The signer may bind the company. */
  @AcceptedField()
  authorityConfirmed: boolean;
}

/** As many agreements as one request signs: a signature takes a moment, and the next request follows. */
export const MOST_COUNTERSIGNED_AT_ONCE = 20;

/** The company's signature under what several investors have signed, each with evidence of its own. */
export class CountersignManyRequest extends SignatureRequest {
  /** The hashes of the files that were chosen, with blanks between them: a form carries text alone. */
  @TextField({ pattern: /^[0-9a-f]{64}( [0-9a-f]{64}){0,19}$/, max: 65 * MOST_COUNTERSIGNED_AT_ONCE })
  agreements: string;

  @OptionField('signature-type', SIGNATURE_TYPES)
  override signatureType: SignatureType;

  /** The signer may bind the company. */
  @AcceptedField()
  authorityConfirmed: boolean;
}

/** Agreements of a campaign; with `state` those alone that wait for the company. */
export class CampaignAgreementsQuery extends PageQuery {
  @ChoiceField(['waiting'], { optional: true })
  state?: 'waiting';
}

/** Lets the platform countersign every agreement of a campaign in the company's name. */
export class GiveMandateRequest {
  @AcceptedField()
  authorityConfirmed: boolean;
  @AcceptedField()
  mandateAccepted: boolean;
}
