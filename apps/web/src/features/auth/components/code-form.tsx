import { TwoFactorLoginRequest } from '@cairn/contracts/users/two-factor-login.request';
import { usersApi } from '@cairn/contracts/users/users.endpoints';
import { Button, Input, PinInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api.js';
import { FormField } from '../../../ui/form-field.js';
import { Form } from '../../../ui/form.js';
import { useContractForm } from '../../../ui/use-contract-form.js';
import { useFinishSignIn } from '../sign-in.js';

const DIGITS = 6;

interface CodeFormProps {
  /** The half-authenticated token of the first step. */
  halfToken: string;
  onBack: () => void;
}

/** S-04: the six digits of the authenticator. There is no session before them. */
export const CodeForm = ({ halfToken, onBack }: CodeFormProps) => {
  const { t } = useTranslation('auth');
  const finish = useFinishSignIn();
  const form = useContractForm(TwoFactorLoginRequest, { halfToken, code: '' });
  return (
    <Form
      form={form}
      label={t('code.title')}
      onSubmit={async (body) => finish(await send(usersApi.loginWithCode, { body }))}
    >
      <FormField control={form.control} name="code">
        {({ error, ref: _ref, ...props }) => (
          <Input.Wrapper label={t('code.label')} error={error}>
            <div dir="ltr">
              <PinInput
                {...props}
                length={DIGITS}
                type="number"
                size="lg"
                oneTimeCode
                placeholder=""
                error={Boolean(error)}
                getInputProps={(at) => ({ 'aria-label': t('code.digit', { digit: at + 1 }) })}
              />
            </div>
          </Input.Wrapper>
        )}
      </FormField>
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('code.submit')}
      </Button>
      <Button variant="subtle" onClick={onBack}>
        {t('code.back')}
      </Button>
    </Form>
  );
};
