import {
  ChoiceField,
  DateField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { LANGUAGE_CODES, type Language } from '../kernel/languages.js';
import {
  AGREEMENT_KINDS,
  TEMPLATE_JURISDICTIONS,
  type AgreementKind,
  type TemplateJurisdiction,
} from './agreement-templates.js';
import { AgreementClause } from './agreement.replies.js';

/** A version of a template in the console’s list. */
export class AgreementTemplateRow {
  @IdField()
  id: string;
  @ChoiceField(AGREEMENT_KINDS)
  kind: AgreementKind;
  @ChoiceField(TEMPLATE_JURISDICTIONS)
  jurisdiction: TemplateJurisdiction;
  @ChoiceField(LANGUAGE_CODES)
  language: Language;
  @IntegerField()
  version: number;
  @TextField()
  title: string;
  @ChoiceField(LANGUAGE_CODES)
  bindingLanguage: Language;
  @DateField()
  effectiveFrom: string;
  /** Agreements of the site are printed from it today. */
  @FlagField()
  inForce: boolean;
  /** No later version of the same template exists. */
  @FlagField()
  latest: boolean;
  @TextField({ optional: true })
  madeBy: string | null;
  @InstantField()
  madeAt: Date;
}

/** The same with its text. */
export class AgreementTemplate extends AgreementTemplateRow {
  @NestedField(() => AgreementClause, { many: true })
  clauses: AgreementClause[];
  @TextField({ optional: true })
  reason: string | null;
}

/** A template with sample values, as an investor would read it. */
export class TemplatePreview {
  @TextField()
  title: string;
  @NestedField(() => AgreementClause, { many: true })
  clauses: AgreementClause[];
}
