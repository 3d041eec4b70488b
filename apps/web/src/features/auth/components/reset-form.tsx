import { ResetPasswordRequest } from '@cairn/contracts/users/password.requests';
import { usersApi } from '@cairn/contracts/users/users.endpoints';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { Stack } from '../../../ui/layout/layout.js';
import { PasswordInput } from '../../../ui/inputs/password-input.js';
import { PasswordRules } from '../../../ui/inputs/password-rules.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';

/** A new password by a mailed token. */
export const ResetForm = ({ token, onDone }: { token: string; onDone: () => Promise<void> }) => {
  const { t } = useTranslation('auth');
  const form = useContractForm(ResetPasswordRequest, { password: '', passwordConfirmation: '' });
  const password: unknown = useWatch({ control: form.control, name: 'password' });
  return (
    <Form
      form={form}
      label={t('reset.title')}
      onSubmit={async (body) => {
        await send(usersApi.resetPassword, { params: { token }, body });
        await onDone();
      }}
    >
      <Stack gap={3}>
        <FormField control={form.control} name="password">
          {(props) => <PasswordInput {...props} dir="ltr" autoComplete="new-password" label={t('reset.password')} />}
        </FormField>
        <PasswordRules password={typeof password === 'string' ? password : ''} />
      </Stack>
      <FormField control={form.control} name="passwordConfirmation">
        {(props) => <PasswordInput {...props} dir="ltr" autoComplete="new-password" label={t('passwordAgain')} />}
      </FormField>
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('reset.submit')}
      </Button>
    </Form>
  );
};
