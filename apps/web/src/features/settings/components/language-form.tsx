import { LANGUAGES } from '@cairn/contracts/kernel/languages';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { profileApi } from '@cairn/contracts/users/profile.endpoints';
import { UpdateMeRequest } from '@cairn/contracts/users/profile.requests';
import type { CurrentUser } from '@cairn/contracts/users/users.replies';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { languagesQuery } from '../../../lib/site/content.queries.js';
import { changeLanguage, i18n } from '../../../lib/format/i18n.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { SaveBar } from './save-bar.js';

interface LanguageFormProps {
  me: Wire<CurrentUser>;
  onSaved: (me: Wire<CurrentUser>) => void;
}

/** C-11: the account's language, in which this screen is then shown too. */
export const LanguageForm = ({ me, onSaved }: LanguageFormProps) => {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const { data: offered } = useQuery(languagesQuery);
  const form = useContractForm(UpdateMeRequest, { language: me.language });
  const choices = LANGUAGES.filter(({ code }) => offered?.some(({ id }) => id === code) ?? true);
  return (
    <Form
      form={form}
      label={t('place.language')}
      onSubmit={async (body) => {
        const saved = await send(profileApi.update, { body });
        form.reset({ language: saved.language });
        onSaved(saved);
        await changeLanguage(saved.language);
        await queries.invalidateQueries();
        notifications.show({ message: i18n.t('settings:language.saved') });
      }}
    >
      <FormField control={form.control} name="language">
        {({ ref, value, onChange, error }) => (
          <ChoiceRows
            ref={ref}
            legend={t('language.choose')}
            value={value}
            onChange={onChange}
            error={error}
            choices={choices.map(({ code, name }) => ({ value: code, title: <span lang={code}>{name}</span> }))}
          />
        )}
      </FormField>
      <SaveBar form={form} label={t('language.save')} />
    </Form>
  );
};
