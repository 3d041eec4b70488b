import type { ReactElement } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormField, type FieldProps } from '../../../ui/forms/form-field.js';
import { ReviewNote } from '../review/review-notes.js';
import { ClosedChoice } from './closed-choice.js';
import { ConflictChoice, type Shown } from './conflict-choice.js';
import { useSavingActs } from './saving.js';

interface StepFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** How a value that was saved elsewhere is written. */
  show?: Shown;
  children: (props: FieldProps) => ReactElement;
}

/** A field of the wizard: saved when it is left, with what was saved elsewhere beside it. */
export const StepField = <Values extends FieldValues>({ control, name, show, children }: StepFieldProps<Values>) => {
  const { saveNow } = useSavingActs();
  return (
    <div>
      <FormField control={control} name={name}>
        {(props) =>
          children({
            ...props,
            onBlur: () => {
              props.onBlur();
              saveNow();
            },
          })
        }
      </FormField>
      <ClosedChoice control={control} name={name} />
      <ReviewNote field={name} />
      <ConflictChoice field={name} show={show} />
    </div>
  );
};
