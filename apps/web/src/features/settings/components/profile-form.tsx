import type { CurrentUser } from '@cairn/contracts/users/users.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { profileApi } from '@cairn/contracts/users/profile.endpoints';
import { UpdateMeRequest } from '@cairn/contracts/users/profile.requests';
import { USER_TYPES } from '@cairn/contracts/users/user-types';
import { NativeSelect, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { useOffered } from '../../../lib/site/use-offered.js';
import { DigitsInput } from '../../../ui/inputs/digits-input.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { FreeTextarea, FreeTextInput } from '../../../ui/inputs/free-text.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { useContractForm, type FormRefusal } from '../../../ui/forms/use-contract-form.js';
import { retype, useKeptDraft } from '../../../ui/forms/use-kept-draft.js';
import css from './profile-form.module.css';
import { SaveBar } from './save-bar.js';

const DESCRIPTION_MAX = 200;
const SHOWN = ['showInvestments', 'showAmounts', 'showFollowing', 'showName'] as const;

const storedOf = ({ firstName, lastName, email, slug, phoneNumber, userType, profile }: Wire<CurrentUser>) => ({
  firstName,
  lastName,
  email,
  slug,
  phoneNumber: phoneNumber ?? '',
  userType,
  description: profile.description ?? '',
  zipcode: profile.zipcode ?? '',
  address: profile.address ?? '',
  showInvestments: profile.showInvestments,
  showAmounts: profile.showAmounts,
  showFollowing: profile.showFollowing,
  showName: profile.showName,
  version: profile.version,
});

/** Required on this page, although a change request may leave it out. */
const MANDATORY = ['firstName', 'lastName', 'slug', 'email'] as const;
const missingOf = (values: Record<string, unknown>): FormRefusal[] =>
  MANDATORY.filter((name) => values[name] === null || values[name] === '').map((field) => ({
    field,
    code: 'validation.required',
  }));

interface ProfileFormProps {
  me: Wire<CurrentUser>;
  onSaved: (me: Wire<CurrentUser>) => void;
  /** Starts again with what was stored elsewhere. */
  onLoadOther: () => Promise<void>;
}

/** V-03, V-04, V-05, V-07, V-08: name, address of the page, how one is reached, and what others may see. */
export const ProfileForm = ({ me, onSaved, onLoadOther }: ProfileFormProps) => {
  const { t } = useTranslation(['settings', 'common']);
  const form = useContractForm(UpdateMeRequest, storedOf(me), missingOf);
  const kept = useKeptDraft({
    key: `profile:${me.id}`,
    isDirty: form.formState.isDirty,
    read: () => form.getValues(),
    restore: (values) => retype(form, values),
  });
  const { control } = form;
  const types = useOffered('user-type', USER_TYPES, me.userType);
  const description: unknown = useWatch({ control, name: 'description' });
  const typed = typeof description === 'string' ? [...description].length : 0;
  return (
    <Form
      form={form}
      label={t('place.profile')}
      failure={t('profile.failed')}
      onLoadOther={onLoadOther}
      onSubmit={async (body) => {
        const saved = await send(profileApi.update, { body });
        form.reset(storedOf(saved));
        onSaved(saved);
        notifications.show({ message: t('profile.saved') });
      }}
    >
      {kept && <Notice tone="info">{t('common:unsaved.kept')}</Notice>}
      <Columns kind="pair">
        <FormField control={control} name="firstName">
          {(props) => <FreeTextInput {...props} autoComplete="given-name" label={t('profile.firstName')} />}
        </FormField>
        <FormField control={control} name="lastName">
          {(props) => <FreeTextInput {...props} autoComplete="family-name" label={t('profile.lastName')} />}
        </FormField>
      </Columns>
      <FormField control={control} name="slug">
        {(props) => (
          <TextInput
            {...props}
            dir="ltr"
            autoComplete="off"
            leftSection={<span className={css.prefix}>/profile/</span>}
            leftSectionWidth="6.5rem"
            label={t('profile.slug')}
            description={t('profile.slugNote')}
          />
        )}
      </FormField>
      <FormField control={control} name="description">
        {(props) => (
          <FreeTextarea
            {...props}
            rows={3}
            label={t('profile.about')}
            description={t('profile.aboutCount', { typed, most: DESCRIPTION_MAX })}
          />
        )}
      </FormField>
      <FormField control={control} name="email">
        {(props) => (
          <TextInput
            {...props}
            type="email"
            dir="ltr"
            autoComplete="email"
            label={t('profile.email')}
            description={t('profile.emailNote')}
          />
        )}
      </FormField>
      {me.profile.pendingEmail && (
        <Notice tone="info">{t('profile.pendingEmail', { email: me.profile.pendingEmail })}</Notice>
      )}
      <Columns kind="pair">
        <FormField control={control} name="phoneNumber">
          {(props) => (
            <DigitsInput
              {...props}
              type="tel"
              dir="ltr"
              autoComplete="tel"
              label={t('profile.phone')}
              description={t('profile.neverShown')}
            />
          )}
        </FormField>
        <FormField control={control} name="zipcode">
          {(props) => (
            <DigitsInput
              {...props}
              dir="ltr"
              autoComplete="postal-code"
              label={t('profile.zipcode')}
              description={t('profile.neverShown')}
            />
          )}
        </FormField>
      </Columns>
      <FormField control={control} name="address">
        {(props) => (
          <FreeTextInput
            {...props}
            autoComplete="street-address"
            label={t('profile.address')}
            description={t('profile.neverShown')}
          />
        )}
      </FormField>
      <FormField control={control} name="userType">
        {(props) => (
          <NativeSelect
            {...props}
            label={t('profile.userType')}
            data={types.map(({ code }) => ({ value: code, label: t(`profile.userTypes.${code}`) }))}
          />
        )}
      </FormField>
      <Stack as="fieldset" gap={3}>
        <Text as="legend" strong>
          {t('profile.maySee')}
        </Text>
        {SHOWN.map((name) => (
          <FormField control={control} name={name} key={name}>
            {(props) => <Tick {...props} label={t(`profile.${name}`)} />}
          </FormField>
        ))}
      </Stack>
      <SaveBar form={form} label={t('profile.save')} />
    </Form>
  );
};
