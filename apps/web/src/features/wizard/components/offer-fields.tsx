import { CAMPAIGN_TYPES, TERMS_SLUGS, TYPE_OF_TERMS } from '@cairn/contracts/campaigns/options';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { offeredLabels, useOffered } from '../../../lib/site/use-offered.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { Stack } from '../../../ui/layout/layout.js';
import { StepField } from '../autosave/step-field.js';
import type { RaiseValues } from './amount-fields.js';

/** V-34: shares or a loan, in which form, and whether interest is tested first. */
export const OfferFields = ({ form }: { form: UseFormReturn<RaiseValues> }) => {
  const { t } = useTranslation(['wizard', 'common']);
  const { control, setValue } = form;
  const { defaultValues } = useFormState({ control });
  const type = useWatch({ control, name: 'investingType' });
  const types = useOffered('campaign-type', CAMPAIGN_TYPES, defaultValues?.investingType);
  const forms = useOffered('deal-type', TERMS_SLUGS, defaultValues?.termsSlug);
  const kindWord = (code: (typeof CAMPAIGN_TYPES)[number]) => t(`common:kind.${code}`);
  return (
    <Stack as="section" gap={5}>
      <h2>{t('raise.offer')}</h2>
      <StepField
        control={control}
        name="investingType"
        show={(value) => (value === 'equity' || value === 'debt' ? kindWord(value) : '')}
      >
        {({ ref, value, onChange, error }) => (
          <ChoiceRows
            ref={ref}
            isLegendHidden
            legend={t('raise.offer')}
            value={value}
            onChange={(chosen) => {
              onChange(chosen);
              // What is sold follows the kind.
              setValue('termsSlug', chosen, { shouldDirty: true, shouldValidate: true });
            }}
            error={error}
            choices={types.map(({ code }) => ({
              value: code,
              title: t(`type.${code}.title`),
              text: t(`raise.offers.${code}`),
            }))}
          />
        )}
      </StepField>
      <StepField control={control} name="termsSlug">
        {(props) => (
          <NativeSelect
            {...props}
            label={t('raise.termsSlug')}
            description={t('raise.termsSlugNote')}
            data={[
              { value: '', label: t('common:choose') },
              ...offeredLabels(
                forms.filter(({ code }) => TYPE_OF_TERMS[code] === type),
                kindWord,
              ),
            ]}
          />
        )}
      </StepField>
      <StepField
        control={control}
        name="isTestTheWater"
        show={(value) => t(value === 'YES' ? 'raise.testFirst' : 'raise.testNot')}
      >
        {({ value, onChange, ...props }) => (
          <Checkbox
            {...props}
            checked={value === 'YES'}
            onChange={(event) => onChange(event.currentTarget.checked ? 'YES' : 'NO')}
            label={t('raise.isTestTheWater')}
            description={t('raise.isTestTheWaterNote')}
          />
        )}
      </StepField>
    </Stack>
  );
};
