import type { CurrentUser } from '@cairn/contracts/users/users.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { profileApi } from '@cairn/contracts/users/profile.endpoints';
import { UpdateMeRequest } from '@cairn/contracts/users/profile.requests';
import { TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api.js';
import { FormField } from '../../../ui/form-field.js';
import { Form } from '../../../ui/form.js';
import { useContractForm } from '../../../ui/use-contract-form.js';
import { SaveBar } from './save-bar.js';

const LINKS = ['website', 'linkedin', 'youtube', 'facebook', 'twitter'] as const;

const storedOf = ({ profile }: Wire<CurrentUser>) =>
  Object.fromEntries(LINKS.map((name) => [name, profile[name] ?? ''])) as Record<(typeof LINKS)[number], string>;

interface LinksFormProps {
  me: Wire<CurrentUser>;
  onSaved: (me: Wire<CurrentUser>) => void;
}

/** V-13: addresses elsewhere that stand on the public page. */
export const LinksForm = ({ me, onSaved }: LinksFormProps) => {
  const { t } = useTranslation('settings');
  const form = useContractForm(UpdateMeRequest, storedOf(me));
  return (
    <Form
      form={form}
      label={t('place.links')}
      onSubmit={async (body) => {
        const saved = await send(profileApi.update, { body });
        form.reset(storedOf(saved));
        onSaved(saved);
        notifications.show({ message: t('links.saved') });
      }}
    >
      {LINKS.map((name) => (
        <FormField control={form.control} name={name} key={name}>
          {(props) => <TextInput {...props} type="url" dir="ltr" placeholder="https://" label={t(`links.${name}`)} />}
        </FormField>
      ))}
      <SaveBar form={form} label={t('links.save')} />
    </Form>
  );
};
