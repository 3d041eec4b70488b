import { OptionField } from '../content/option-field.js';
import { ChoiceField, DateField, LineField, TextField } from '../kernel/fields.js';
import { Transform } from 'class-transformer';
import { ArrayMinSize, IsArray, IsIn } from 'class-validator';
import { refusal } from '../errors/refusal.js';
import {
  ACCREDITATION_GROUNDS,
  CONFIRMER_PROFESSIONS,
  EVIDENCE_KINDS,
  VERIFICATION_TYPES,
  type AccreditationGround,
  type ConfirmerProfession,
  type EvidenceKind,
  type VerificationType,
} from './accreditation-methods.js';
import { AccreditationStated } from './accreditation-stated.js';

export {
  ACCREDITATION_GROUNDS,
  VERIFICATION_TYPES,
  type AccreditationGround,
  type VerificationType,
} from './accreditation-methods.js';

export class AccreditationRequest extends AccreditationStated {
  /** V-29: at least one. */
  @IsIn([...ACCREDITATION_GROUNDS], { each: true, message: refusal('validation.choice') })
  @ArrayMinSize(1, { message: refusal('validation.choose_one') })
  @IsArray({ message: refusal('validation.choose_one') })
  // A form with a letter has text fields only.
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value))
  grounds: AccreditationGround[];

  @OptionField('accreditation-method', VERIFICATION_TYPES)
  verificationType: VerificationType;

  /** What the reviewer needs to know besides: when to call, say. */
  @TextField({ max: 500 })
  detail: string;

  /** Who confirms it, by a letter or on the telephone. */
  @LineField({ optional: true, max: 120 })
  confirmerName?: string | null;
  @ChoiceField(CONFIRMER_PROFESSIONS, { optional: true })
  confirmerProfession?: ConfirmerProfession | null;
  @LineField({ optional: true, max: 80 })
  confirmerLicence?: string | null;

  /** The day on the document that comes with a form. */
  @DateField({ optional: true })
  documentDatedOn?: string | null;
}

/** A document that proves an application under review. */
export class AccreditationEvidenceRequest {
  @ChoiceField(EVIDENCE_KINDS)
  kind: EvidenceKind;
  /** The day that it bears; of a tax form, the end of its year. */
  @DateField()
  datedOn: string;
}
