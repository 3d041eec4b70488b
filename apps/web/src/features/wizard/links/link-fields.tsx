import { LINK_NAMES } from '@cairn/contracts/campaigns/wizard/link-names';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Columns } from '../../../ui/layout/layout.js';
import { StepField } from '../autosave/step-field.js';
import type { CompanyFormValues } from '../company-values.js';
import { CustomLinkFields } from './custom-link-fields.js';
import { OptionalPart } from './optional-part.js';

/** V-13: where else the company can be found. */
export const LinkFields = ({ form }: { form: CompanyFormValues }) => {
  const { t } = useTranslation('wizard');
  const { control, formState } = form;
  const { defaultValues } = formState;
  const isAnswered = LINK_NAMES.some((name) => defaultValues?.[name]) || (defaultValues?.customLinks ?? []).length > 0;
  return (
    <OptionalPart title={t('links.title')} note={t('links.note')} isOpen={isAnswered}>
      <Columns kind="pair">
        {LINK_NAMES.map((name) => (
          <StepField key={name} control={control} name={name}>
            {(props) => <TextInput {...props} type="url" dir="ltr" label={t(`links.${name}`)} />}
          </StepField>
        ))}
      </Columns>
      <CustomLinkFields form={form} />
    </OptionalPart>
  );
};
