import { ChoiceField, DateField, IntegerField, LineField, NestedField, TextField } from '../kernel/fields.js';
import { LANGUAGE_CODES, type Language } from '../kernel/languages.js';
import {
  AGREEMENT_KINDS,
  TEMPLATE_JURISDICTIONS,
  type AgreementKind,
  type TemplateClause,
  type TemplateJurisdiction,
} from './agreement-templates.js';

export class ClauseRequest implements TemplateClause {
  @LineField({ max: 200 })
  title: string;
  @TextField({ max: 8_000 })
  text: string;
}

/** The text of a template, to be looked at. */
export class TemplateTextRequest {
  @ChoiceField(AGREEMENT_KINDS)
  kind: AgreementKind;
  @ChoiceField(LANGUAGE_CODES)
  language: Language;
  @LineField({ max: 200 })
  title: string;
  @NestedField(() => ClauseRequest, { many: true, most: 60 })
  clauses: ClauseRequest[];
  /** The language whose text binds; that of the text itself, or another one whose text then stands beside it. */
  @ChoiceField(LANGUAGE_CODES)
  bindingLanguage: Language;
  /** Whose versions it is counted with; those of any jurisdiction where none is named. */
  @ChoiceField(TEMPLATE_JURISDICTIONS, { optional: true })
  jurisdiction?: TemplateJurisdiction | null;
}

/** A template saved as its next version. */
export class SaveTemplateRequest extends TemplateTextRequest {
  @ChoiceField(TEMPLATE_JURISDICTIONS)
  override jurisdiction: TemplateJurisdiction;
  /** The version that it was written from; 0 for the first one of a jurisdiction. */
  @IntegerField({ min: 0 })
  after: number;
  /** From this day on agreements are printed from it. */
  @DateField()
  effectiveFrom: string;
  @TextField({ min: 3, max: 1000 })
  reason: string;
}
