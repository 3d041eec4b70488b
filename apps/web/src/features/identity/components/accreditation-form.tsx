import {
  ACCREDITATION_GROUNDS,
  ACCREDITATION_METHODS,
  VERIFICATION_TYPES,
  type AccreditationGround,
} from '@cairn/contracts/kyc/accreditation-methods';
import { AccreditationRequest } from '@cairn/contracts/kyc/accreditation.request';
import { askedOf, claimFaults } from '@cairn/contracts/kyc/claim-rules';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { kycApi } from '@cairn/contracts/kyc/kyc.endpoints';
import { Checkbox, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { useOffered } from '../../../lib/site/use-offered.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { FreeTextarea } from '../../../ui/inputs/free-text.js';
import { layoutCss, Stack } from '../../../ui/layout/layout.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { Notice } from '../../../ui/layout/surface.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { retype, useKeptDraft } from '../../../ui/forms/use-kept-draft.js';
import { identityKeys } from '../queries.js';
import css from './claim.module.css';
import { ClaimFigures } from './claim-figures.js';
import { ConfirmerFields } from './confirmer-fields.js';
import { LetterFile } from './letter-file.js';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';

type Claim = Wire<AccreditationRequest>;

/** Only what the chosen grounds and way of proof ask for is sent. */
function claimOf(values: Claim): Claim {
  const { grounds, verificationType, detail } = values;
  const names = [...askedOf(values), ...(grounds.includes('net_worth') ? (['jointWorth'] as const) : [])];
  const asked = Object.fromEntries(names.map((name) => [name, values[name]]));
  return { grounds, verificationType, detail, ...asked };
}

/** With a letter it is sent as a form, and a list as comma-separated values. */
const bodyOf = (values: Claim, letter: File | null): Claim | FormData => {
  const claim = claimOf(values);
  if (values.verificationType !== 'accreditation_letter' || !letter) return claim;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...claim, documentDatedOn: values.documentDatedOn })) {
    if (value !== null && value !== undefined) form.append(name, String(value));
  }
  form.append('document', letter);
  return form;
};

const isFit = (type: keyof typeof ACCREDITATION_METHODS, grounds: readonly AccreditationGround[]): boolean =>
  grounds.every((ground) => ACCREDITATION_METHODS[type].grounds.includes(ground));

/** V-29, C-07: the grounds with their figures, how they are checked, and the details for that. */
export const AccreditationForm = ({ userId }: { userId: string }) => {
  const { t } = useTranslation(['account', 'accreditation', 'common']);
  const queries = useQueryClient();
  const form = useContractForm(
    AccreditationRequest,
    { grounds: [], detail: '', expectsSameIncome: false, ownersAccredited: false, jointWorth: false },
    (values) => claimFaults(values as Claim),
  );
  const kept = useKeptDraft({
    key: `accreditation:${userId}`,
    isDirty: form.formState.isDirty,
    read: () => form.getValues(),
    restore: (values) => retype(form, values),
  });
  const { control } = form;
  const methods = useOffered('accreditation-method', VERIFICATION_TYPES);
  const [letter, setLetter] = useState<File | null>(null);
  const way = useWatch({ control, name: 'verificationType' }) as Claim['verificationType'] | '' | undefined;
  const grounds = useWatch<Claim, 'grounds'>({ control: control as never, name: 'grounds' });
  const isLetter = way === 'accreditation_letter';
  return (
    <Form
      form={form}
      label={t('investor.accreditation')}
      onSubmit={async (body) => {
        await send(kycApi.applyForAccreditation, { body: bodyOf(body, letter) });
        await queries.invalidateQueries({ queryKey: identityKeys.accreditation });
        await queries.invalidateQueries({ queryKey: SHARED_KEYS.me });
        notifications.show({ message: t('investor.applied') });
      }}
    >
      {kept && <Notice tone="info">{t('common:unsaved.kept')}</Notice>}
      <LeaveGuard dirty={form.formState.isDirty || letter !== null} />
      <FormField control={control} name="grounds">
        {({ value, onChange, error }) => (
          <Checkbox.Group value={value} onChange={onChange} error={error} label={t('investor.grounds')}>
            <Stack gap={3} className={css.grounds}>
              {ACCREDITATION_GROUNDS.map((ground) => (
                <Checkbox key={ground} value={ground} label={t(`investor.ground.${ground}`)} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
      </FormField>
      <ClaimFigures control={control} grounds={grounds} />
      <FormField control={control} name="verificationType">
        {({ ref, value, onChange, error }) => (
          <ChoiceRows
            ref={ref}
            legend={t('investor.how')}
            value={value}
            onChange={onChange}
            error={error}
            choices={methods.map(({ code: type }) => ({
              value: type,
              title: t(`accreditation:methods.${type}.title`),
              text: t(`accreditation:methods.${type}.text`),
              unavailable: isFit(type, grounds) ? undefined : t('accreditation:methods.unfit'),
            }))}
          />
        )}
      </FormField>
      {way && ACCREDITATION_METHODS[way].confirmer && <ConfirmerFields control={control} />}
      {isLetter && <LetterFile letter={letter} onChoose={setLetter} />}
      {isLetter && letter && (
        <FormField control={control} name="documentDatedOn">
          {(props) => <TextInput {...props} type="date" label={t('accreditation:evidence.datedOn')} />}
        </FormField>
      )}
      <FormField control={control} name="detail">
        {(props) => <FreeTextarea {...props} autosize minRows={2} label={t('investor.detail')} />}
      </FormField>
      <Button type="submit" className={layoutCss.start} loading={form.formState.isSubmitting}>
        {t('investor.apply')}
      </Button>
    </Form>
  );
};
