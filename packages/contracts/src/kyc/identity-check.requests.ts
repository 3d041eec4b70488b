import { ChoiceField, TextField } from '../kernel/fields.js';

/** Where somebody is resident, as North Capital asks. */
export const DOMICILES = ['us_citizen', 'us_resident', 'non_resident'] as const;
export type Domicile = (typeof DOMICILES)[number];

/** Beside the identity record, from which everything else of a party is taken. */
export class NorthPartyRequest {
  /** Derived from country and citizenship where it is left out. */
  @ChoiceField(DOMICILES, { optional: true })
  domicile?: Domicile | null;
}

export const DOCUMENT_TITLES = ['passport', 'identity_card', 'driving_licence', 'residence_permit', 'address'] as const;
export type DocumentTitle = (typeof DOCUMENT_TITLES)[number];

/** A form with the picture or PDF as `document`. */
export class NorthDocumentRequest {
  @ChoiceField(DOCUMENT_TITLES)
  title: DocumentTitle;
}

/** A declined person's word to compliance, which looks again. */
export class IdentityAppealRequest {
  @TextField({ min: 10, max: 1000 })
  note: string;
}
