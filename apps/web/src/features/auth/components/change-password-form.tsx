import { ChangePasswordRequest } from '@cairn/contracts/users/password.requests';
import { usersApi } from '@cairn/contracts/users/users.endpoints';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { sendChangingSession } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { clearSession } from '../../../lib/api/session.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { layoutCss, Stack } from '../../../ui/layout/layout.js';
import { PasswordInput } from '../../../ui/inputs/password-input.js';
import { PasswordRules } from '../../../ui/inputs/password-rules.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';

/** A new password; every session ends with it, this one too. */
export const ChangePasswordForm = () => {
  const { t } = useTranslation(['account', 'auth']);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useContractForm(ChangePasswordRequest, { currentPassword: '', password: '', passwordConfirmation: '' });
  const { control } = form;
  const password: unknown = useWatch({ control, name: 'password' });
  return (
    <Form
      form={form}
      label={t('password.title')}
      onSubmit={async (body) => {
        await sendChangingSession(usersApi.changePassword, { body }, async () => {
          notifications.show({ message: t('password.done') });
          await navigate(paths.login, { replace: true });
          clearSession();
          queries.clear();
        });
      }}
    >
      <FormField control={control} name="currentPassword">
        {(props) => (
          <PasswordInput {...props} dir="ltr" autoComplete="current-password" label={t('password.current')} />
        )}
      </FormField>
      <Stack gap={3}>
        <FormField control={control} name="password">
          {(props) => <PasswordInput {...props} dir="ltr" autoComplete="new-password" label={t('password.new')} />}
        </FormField>
        <PasswordRules password={typeof password === 'string' ? password : ''} />
      </Stack>
      <FormField control={control} name="passwordConfirmation">
        {(props) => <PasswordInput {...props} dir="ltr" autoComplete="new-password" label={t('auth:passwordAgain')} />}
      </FormField>
      <Button type="submit" className={layoutCss.start} loading={form.formState.isSubmitting}>
        {t('password.submit')}
      </Button>
    </Form>
  );
};
