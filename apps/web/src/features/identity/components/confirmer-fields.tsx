import { CONFIRMER_PROFESSIONS } from '@cairn/contracts/kyc/accreditation-methods';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../ui/forms/form-field.js';
import { FreeTextInput } from '../../../ui/inputs/free-text.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import css from './claim.module.css';
import type { ClaimControl } from './net-worth-calculator.js';

/** Who vouches for the claim, by a letter or when called. */
export const ConfirmerFields = ({ control }: { control: ClaimControl }) => {
  const { t } = useTranslation(['accreditation', 'common']);
  return (
    <Stack as="fieldset" gap={4} className={css.part}>
      <Text as="legend" strong>
        {t('confirmer.title')}
      </Text>
      <Columns kind="pair">
        <FormField control={control} name="confirmerName">
          {(props) => <FreeTextInput {...props} label={t('confirmer.name')} />}
        </FormField>
        <FormField control={control} name="confirmerProfession">
          {(props) => (
            <NativeSelect
              {...props}
              label={t('confirmer.profession')}
              data={[
                { value: '', label: t('common:choose') },
                ...CONFIRMER_PROFESSIONS.map((value) => ({ value, label: t(`confirmer.professions.${value}`) })),
              ]}
            />
          )}
        </FormField>
        <FormField control={control} name="confirmerLicence">
          {(props) => <FreeTextInput {...props} label={t('confirmer.licence')} />}
        </FormField>
      </Columns>
    </Stack>
  );
};
