import { SignUpRequest } from '@cairn/contracts/users/sign-up.request';
import { usersApi } from '@cairn/contracts/users/users.endpoints';
import { isLanguage } from '@cairn/contracts/kernel/languages';
import { TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { proveHuman, send } from '../../../lib/api/api.js';
import { ACTIVATION_MAILED, paths } from '../../../lib/page/paths.js';
import { keepWantedPage } from '../../../lib/page/wanted-page.js';
import { CaptchaField } from '../../../ui/inputs/captcha-field.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { Stack } from '../../../ui/layout/layout.js';
import { PasswordInput } from '../../../ui/inputs/password-input.js';
import { PasswordRules } from '../../../ui/inputs/password-rules.js';
import { Text } from '../../../ui/text/text.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { originOf } from '../sign-in.js';
import { Consents, PhoneField, WhyAndName } from './sign-up-fields.js';

interface SignUpFormProps {
  /** The secret of the invitation, and the address it was sent to. */
  invitation?: string | null;
  invited?: string;
}

/** V-01, V-02: everything a new account needs, and nothing ticked in advance. */
export const SignUpForm = ({ invitation = null, invited = '' }: SignUpFormProps) => {
  const { t, i18n } = useTranslation('auth');
  const navigate = useNavigate();
  const { state } = useLocation();
  const wanted = originOf(state);
  const form = useContractForm(SignUpRequest, {
    firstName: '',
    lastName: '',
    email: invited,
    phoneNumber: '',
    password: '',
    passwordConfirmation: '',
    termsAccepted: false,
    adult: false,
    enableTwoFactorAuth: false,
    newsletter: false,
    invitation,
    language: isLanguage(i18n.language) ? i18n.language : 'en',
  });
  const { control } = form;
  const password: unknown = useWatch({ control, name: 'password' });

  return (
    <Form
      form={form}
      label={t('signUp.title')}
      onSubmit={async (body) => {
        const { email } = await send(usersApi.signUp, { body, captcha: await proveHuman('signUp') });
        if (wanted !== null) keepWantedPage(wanted);
        void navigate(paths.activation(ACTIVATION_MAILED), { state: { email } });
      }}
    >
      <WhyAndName control={control} />
      <FormField control={control} name="email">
        {(props) => (
          <TextInput
            {...props}
            type="email"
            dir="ltr"
            autoComplete="email"
            label={t('email')}
            description={t('signUp.emailNote')}
          />
        )}
      </FormField>
      <PhoneField control={control} />
      <Stack gap={3}>
        <FormField control={control} name="password">
          {(props) => <PasswordInput {...props} dir="ltr" autoComplete="new-password" label={t('password')} />}
        </FormField>
        <PasswordRules password={typeof password === 'string' ? password : ''} />
      </Stack>
      <FormField control={control} name="passwordConfirmation">
        {(props) => <PasswordInput {...props} dir="ltr" autoComplete="new-password" label={t('passwordAgain')} />}
      </FormField>
      <Stack gap={3}>
        <FormField control={control} name="enableTwoFactorAuth">
          {(props) => <Tick {...props} label={t('signUp.twoFactor')} />}
        </FormField>
        <Consents control={control} />
      </Stack>
      <CaptchaField form="signUp" />
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('signUp.submit')}
      </Button>
      <Text as="p" size="xs" muted>
        {t('signUp.risk')}
      </Text>
    </Form>
  );
};
