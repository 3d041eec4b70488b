import type { CurrentUser } from '@cairn/contracts/users/users.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { profileApi } from '@cairn/contracts/users/profile.endpoints';
import { UpdateMeRequest } from '@cairn/contracts/users/profile.requests';
import { TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { Notice } from '../../../ui/layout/surface.js';
import { retype, useKeptDraft } from '../../../ui/forms/use-kept-draft.js';
import { SaveBar } from './save-bar.js';

const LINKS = ['website', 'linkedin', 'youtube', 'facebook', 'twitter'] as const;

const storedOf = ({ profile }: Wire<CurrentUser>) => {
  const links = Object.fromEntries(LINKS.map((name) => [name, profile[name] ?? '']));
  return { ...(links as Record<(typeof LINKS)[number], string>), version: profile.version }; // each has been set
};

interface LinksFormProps {
  me: Wire<CurrentUser>;
  onSaved: (me: Wire<CurrentUser>) => void;
  /** Starts again with what was stored elsewhere. */
  onLoadOther: () => Promise<void>;
}

/** V-13: addresses of other sites that are shown on the public page. */
export const LinksForm = ({ me, onSaved, onLoadOther }: LinksFormProps) => {
  const { t } = useTranslation(['settings', 'common']);
  const form = useContractForm(UpdateMeRequest, storedOf(me));
  const kept = useKeptDraft({
    key: `links:${me.id}`,
    isDirty: form.formState.isDirty,
    read: () => form.getValues(),
    restore: (values) => retype(form, values),
  });
  return (
    <Form
      form={form}
      label={t('place.links')}
      onLoadOther={onLoadOther}
      onSubmit={async (body) => {
        const saved = await send(profileApi.update, { body });
        form.reset(storedOf(saved));
        onSaved(saved);
        notifications.show({ message: t('links.saved') });
      }}
    >
      {kept && <Notice tone="info">{t('common:unsaved.kept')}</Notice>}
      {LINKS.map((name) => (
        <FormField control={form.control} name={name} key={name}>
          {(props) => <TextInput {...props} type="url" dir="ltr" placeholder="https://" label={t(`links.${name}`)} />}
        </FormField>
      ))}
      <SaveBar form={form} label={t('links.save')} />
    </Form>
  );
};
