import { OptionField } from '../content/option-field.js';
import { TextField } from '../kernel/fields.js';
import { Transform } from 'class-transformer';
import { ArrayMinSize, IsArray, IsIn } from 'class-validator';
import { refusal } from '../errors/refusal.js';

/** C-07: grounds on which a person or an entity is accredited (Rule 501(a)). */
export const ACCREDITATION_GROUNDS = ['income', 'joint_income', 'net_worth', 'professional', 'entity_assets'] as const;
export type AccreditationGround = (typeof ACCREDITATION_GROUNDS)[number];

export const VERIFICATION_TYPES = ['phone_call', 'accreditation_letter'] as const;
export type VerificationType = (typeof VERIFICATION_TYPES)[number];

export class AccreditationRequest {
  /** V-29: at least one. */
  @IsIn([...ACCREDITATION_GROUNDS], { each: true, message: refusal('validation.choice') })
  @ArrayMinSize(1, { message: refusal('validation.choose_one') })
  @IsArray({ message: refusal('validation.choose_one') })
  // A form with a letter has text fields only.
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value))
  grounds: AccreditationGround[];

  @OptionField('accreditation-method', VERIFICATION_TYPES)
  verificationType: VerificationType;

  /** The letter writer's name and licence, or when to call. */
  @TextField({ max: 500 })
  detail: string;
}
