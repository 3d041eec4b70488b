import {
  COMPANY_ROLES,
  COVERED_KINDS,
  COVERED_NAME_MAX,
  COVERED_ROLES,
} from '@cairn/contracts/campaigns/covered/covered-roles';
import { coveredPersonsApi } from '@cairn/contracts/campaigns/covered/covered.endpoints';
import { CoveredPersonRequest } from '@cairn/contracts/campaigns/covered/covered.requests';
import { Modal, NativeSelect, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { send } from '../../lib/api/api.js';
import { FormField } from '../../ui/forms/form-field.js';
import { Form } from '../../ui/forms/form.js';
import { useContractForm } from '../../ui/forms/use-contract-form.js';
import { CountrySelect } from '../../ui/inputs/country-select.js';
import { Button } from '../../ui/inputs/button.js';
import { FreeTextInput } from '../../ui/inputs/free-text.js';
import { layoutCss } from '../../ui/layout/layout.js';
import { useCoveredChanged, type CoveredPerson } from './queries.js';

interface PersonFormProps {
  campaignId: string;
  /** Null for a new one. */
  person: CoveredPerson | null;
  /** The role that the list lacks first. */
  role: (typeof COVERED_ROLES)[number];
  onClose: () => void;
}

/** Lists a person or a company, or changes one on whom nobody has decided. */
export const PersonForm = ({ campaignId, person, role: first, onClose }: PersonFormProps) => {
  const { t } = useTranslation(['covered', 'common']);
  const changed = useCoveredChanged(campaignId);
  const begun = person?.role ?? first;
  const form = useContractForm(
    CoveredPersonRequest,
    {
      role: begun,
      kind: person?.kind ?? (COMPANY_ROLES.includes(begun) ? 'company' : 'person'),
      name: person?.name ?? '',
      dateOfBirth: '',
      country: person?.country ?? '',
    },
    ({ kind, dateOfBirth }) =>
      kind === 'person' && !dateOfBirth ? [{ field: 'dateOfBirth', code: 'validation.required' }] : [],
  );
  const { control, formState } = form;
  const kind: unknown = useWatch({ control, name: 'kind' });
  const role: unknown = useWatch({ control, name: 'role' });
  const isOfCompany = COMPANY_ROLES.some((one) => one === role);
  const isPerson = kind === 'person' && !isOfCompany;
  const title = person === null ? t('add') : t('editTitle', { name: person.name });
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Form
        form={form}
        label={title}
        onSubmit={async (values) => {
          const body = {
            ...values,
            kind: isOfCompany ? ('company' as const) : values.kind,
            dateOfBirth: isPerson ? values.dateOfBirth : null,
          };
          if (person === null) await send(coveredPersonsApi.add, { params: { campaignId }, body });
          else await send(coveredPersonsApi.change, { params: { campaignId, id: person.id }, body });
          await changed();
          onClose();
        }}
      >
        <FormField control={control} name="role">
          {({ onChange, ...props }) => (
            <NativeSelect
              {...props}
              label={t('role')}
              data={COVERED_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
              onChange={({ currentTarget: { value } }) => {
                onChange(value);
                form.setValue('kind', COMPANY_ROLES.some((one) => one === value) ? 'company' : 'person');
              }}
            />
          )}
        </FormField>
        {!isOfCompany && (
          <FormField control={control} name="kind">
            {(props) => (
              <NativeSelect
                {...props}
                label={t('kind')}
                data={COVERED_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              />
            )}
          </FormField>
        )}
        <FormField control={control} name="name">
          {(props) => (
            <FreeTextInput {...props} maxLength={COVERED_NAME_MAX} label={t(isPerson ? 'name' : 'nameCompany')} />
          )}
        </FormField>
        {isPerson && (
          <FormField control={control} name="dateOfBirth">
            {(props) => <TextInput {...props} type="date" autoComplete="off" label={t('born')} />}
          </FormField>
        )}
        <FormField control={control} name="country">
          {(props) => <CountrySelect {...props} label={t('country')} />}
        </FormField>
        <Button type="submit" size="lg" className={layoutCss.start} loading={formState.isSubmitting}>
          {t('save')}
        </Button>
      </Form>
    </Modal>
  );
};
