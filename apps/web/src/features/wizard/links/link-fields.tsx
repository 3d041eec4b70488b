import { LINK_NAMES } from '@cairn/contracts/campaigns/wizard/link-names';
import { LONGEST_MEASUREMENT_ID } from '@cairn/contracts/settings/measurement-id';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../lib/site/site.js';
import { Columns } from '../../../ui/layout/layout.js';
import { StepField } from '../autosave/step-field.js';
import type { CompanyFormValues } from '../company-values.js';
import { CustomLinkFields } from './custom-link-fields.js';
import { OptionalPart } from './optional-part.js';

/** V-13: where else the company can be found. */
export const LinkFields = ({ form }: { form: CompanyFormValues }) => {
  const { t } = useTranslation('wizard');
  const { control, formState } = form;
  const { data: site } = useSite();
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
      {site?.thirdPartyAnalytics === 'yes' && (
        <StepField control={control} name="googleAnalyticsID">
          {(props) => (
            <TextInput
              {...props}
              dir="ltr"
              maxLength={LONGEST_MEASUREMENT_ID}
              placeholder="G-XXXXXXXXXX"
              label={t('links.googleAnalyticsID')}
              description={t('links.googleAnalyticsIDNote')}
            />
          )}
        </StepField>
      )}
      <CustomLinkFields form={form} />
    </OptionalPart>
  );
};
