import { refusal } from '@cairn/contracts/errors/refusal';
import { SIGNATURE_TEXT_MAX, type SignatureType } from '@cairn/contracts/kyc/signature';
import { useEffect } from 'react';
import { useWatch, type FieldError, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOffered } from '../../lib/site/use-offered.js';
import { FreeTextInput } from '../inputs/free-text.js';
import { Segmented } from '../inputs/segmented.js';
import { FormField, useRefusalWords } from './form-field.js';
import { SignaturePad } from './signature-pad.js';
import { SignaturePicture } from './signature-picture.js';
import { PICTURE, type SignatureMarks } from './use-signature.js';

const WAYS: readonly SignatureType[] = ['freehand', 'typed', 'image'];

/** V-25: by hand, by name or by a picture; those that the site offers. */
export const SignatureFields = <Values extends FieldValues>({
  form: whole,
  marks,
  typedName = null,
}: {
  form: UseFormReturn<Values>;
  marks: SignatureMarks;
  /** What a typed signature has to read, where that is known. */
  typedName?: string | null;
}) => {
  const { t } = useTranslation('signature');
  // Of the request only these fields, which every request that signs has.
  const form = whole as unknown as UseFormReturn<{ signatureType: SignatureType; signatureText: string | null }>;
  const { control } = form;
  const words = useRefusalWords();
  const way = useWatch({ control, name: 'signatureType' });
  const ways = useOffered('signature-type', WAYS).map(({ code }) => code);
  const [first] = ways;
  const isOffered = ways.includes(way);
  // The list is loaded, and the value shown until then is not in it.
  useEffect(() => {
    if (!isOffered && first) form.setValue('signatureType', first);
  }, [isOffered, first, form]);
  const errors: Readonly<Record<string, unknown>> = form.formState.errors;
  const error = words(errors[PICTURE] as FieldError | undefined); // set by the rule and below
  const clear = (): void => form.clearErrors(PICTURE as 'signatureType'); // a part of the form beside its fields
  return (
    <>
      <Segmented
        label={t('way.label')}
        value={way}
        options={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
        onChange={(value) => {
          clear();
          form.setValue('signatureType', value);
        }}
      />
      {way === 'freehand' && (
        <SignaturePad
          error={error}
          onDraw={(drawn) => {
            marks.setDrawing(drawn);
            if (drawn) clear();
          }}
        />
      )}
      {way === 'typed' && (
        <FormField control={control} name="signatureText">
          {(props) => (
            <FreeTextInput
              {...props}
              autoComplete="name"
              label={t('type.label')}
              description={
                typedName === null ? t('type.note', { max: SIGNATURE_TEXT_MAX }) : t('type.as', { name: typedName })
              }
            />
          )}
        </FormField>
      )}
      {way === 'image' && (
        <SignaturePicture
          picture={marks.picture}
          error={error}
          onRefuse={(code) => form.setError(PICTURE as 'signatureType', { type: code, message: refusal(code) })}
          onChoose={(chosen) => {
            marks.setPicture(chosen);
            if (chosen) clear();
          }}
        />
      )}
    </>
  );
};
