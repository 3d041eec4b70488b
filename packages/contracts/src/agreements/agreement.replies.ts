import {
  ChoiceField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { PersonalField } from '../kernel/personal-field.js';
import { LANGUAGE_CODES, type Language } from '../kernel/languages.js';
import { SIGNATURE_TYPES, type SignatureType } from '../kyc/signature.js';

/** A clause as the reader reads it, with its values filled in. */
export class AgreementClause {
  @TextField({ max: 300 })
  title: string;
  @TextField({ max: 20_000 })
  text: string;
}

/** A row above the clauses, as the PDF prints it: an amount, a deadline, a party. */
export class AgreementRow {
  @TextField({ max: 300 })
  label: string;
  @TextField({ max: 2000 })
  value: string;
}

export const AGREEMENT_STATES = ['unsigned', 'signed', 'countersigned'] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

/** The subscription agreement of an investment, to be signed or signed. */
export class Agreement {
  @IdField()
  investmentId: string;
  @IdField()
  campaignId: string;
  @ChoiceField(AGREEMENT_STATES)
  status: AgreementState;
  @TextField()
  title: string;
  /** Of the operator's template. */
  @IntegerField()
  version: number;
  @TextField()
  fileName: string;
  /** Of the PDF (`format=pdf`), in hexadecimal. */
  @TextField({ max: 64 })
  sha256: string;
  @ChoiceField(LANGUAGE_CODES)
  language: Language;
  /** Whose text binds, where both stand in the PDF. */
  @ChoiceField(LANGUAGE_CODES)
  bindingLanguage: Language;
  /** Like the clauses empty once it is signed, when the PDF alone counts. */
  @PersonalField()
  @NestedField(() => AgreementRow, { many: true })
  rows: AgreementRow[];
  @PersonalField()
  @NestedField(() => AgreementClause, { many: true })
  clauses: AgreementClause[];
  /** Who enters into it: a person, or a company or an account that somebody signs for. */
  @TextField()
  signerName: string;
  /** The person who signs for it; null where `signerName` is that person. */
  @TextField({ optional: true })
  signingPerson: string | null;
  /** What a typed signature reads: the person who signs, as far as twenty characters hold it; null once it is signed. */
  @TextField({ optional: true })
  typedName: string | null;
  @ChoiceField(SIGNATURE_TYPES, { optional: true })
  signatureType: SignatureType | null;
  @InstantField({ optional: true })
  signedAt: Date | null;
  @TextField({ optional: true })
  countersignedBy: string | null;
  @InstantField({ optional: true })
  countersignedAt: Date | null;
  /** The amount, the terms or the investor's details are no longer those that were signed. */
  @FlagField()
  outdated: boolean;
}

/** An agreement of a campaign, as the company lists them. */
export class CampaignAgreement {
  @IdField()
  investmentId: string;
  @TextField()
  number: string;
  @TextField()
  investorName: string;
  @MoneyField({ min: 0n })
  amount: bigint;
  @TextField({ max: 3 })
  currency: string;
  @ChoiceField(AGREEMENT_STATES)
  status: AgreementState;
  @TextField({ max: 64 })
  sha256: string;
  @InstantField()
  signedAt: Date;
  @InstantField({ optional: true })
  countersignedAt: Date | null;
  /** For the company's signature; an investment that has ended waits for none. */
  @FlagField()
  waits: boolean;
}

/** What became of one of several agreements that were to be signed. */
export class CountersignOutcome {
  /** Of the file as it was chosen. */
  @TextField({ max: 64 })
  sha256: string;
  /** Why it was not signed; null where it was. */
  @TextField({ optional: true })
  code: string | null;
  /** The same in the reader's language. */
  @TextField({ optional: true })
  message: string | null;
}

/** Of each agreement that was chosen. */
export class CountersignOutcomes {
  @NestedField(() => CountersignOutcome, { many: true })
  outcomes: CountersignOutcome[];
}

/** The company's standing consent that its agreements are countersigned for it. */
export class CountersignMandate {
  @TextField()
  signerName: string;
  @InstantField()
  givenAt: Date;
}
