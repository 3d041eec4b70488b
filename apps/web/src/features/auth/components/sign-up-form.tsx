import { SignUpRequest } from '@cairn/contracts/users/sign-up.request';
import { USER_TYPES } from '@cairn/contracts/users/user-types';
import { usersApi } from '@cairn/contracts/users/users.endpoints';
import { isLanguage } from '@cairn/contracts/kernel/languages';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { proveHuman, send } from '../../../lib/api.js';
import { ACTIVATION_MAILED, paths } from '../../../lib/paths.js';
import { CaptchaField } from '../../../ui/captcha-field.js';
import { ChoiceRows } from '../../../ui/choice-rows.js';
import { FormField } from '../../../ui/form-field.js';
import { Form } from '../../../ui/form.js';
import { Columns, Stack } from '../../../ui/layout.js';
import { PasswordRules } from '../../../ui/password-rules.js';
import { Text, TextLink } from '../../../ui/text.js';
import { Tick } from '../../../ui/tick.js';
import { useContractForm } from '../../../ui/use-contract-form.js';

const NAME_MAX = 20;

/** V-01, V-02: everything a new account needs, and nothing ticked in advance. */
export const SignUpForm = () => {
  const { t, i18n } = useTranslation('auth');
  const navigate = useNavigate();
  const form = useContractForm(SignUpRequest, {
    firstName: '',
    lastName: '',
    email: '',
    phoneNumber: '',
    password: '',
    passwordConfirmation: '',
    termsAccepted: false,
    adult: false,
    enableTwoFactorAuth: false,
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
        void navigate(paths.activation(ACTIVATION_MAILED), { state: { email } });
      }}
    >
      <FormField control={control} name="userType">
        {({ ref, value, onChange, error }) => (
          <ChoiceRows
            ref={ref}
            legend={t('signUp.why')}
            value={value}
            onChange={onChange}
            error={error}
            choices={USER_TYPES.map((type) => ({
              value: type,
              title: t(`signUp.type.${type}.title`),
              text: t(`signUp.type.${type}.text`),
            }))}
          />
        )}
      </FormField>
      <Columns kind="pair">
        <FormField control={control} name="firstName">
          {(props) => (
            <TextInput {...props} dir="auto" autoComplete="given-name" maxLength={NAME_MAX} label={t('firstName')} />
          )}
        </FormField>
        <FormField control={control} name="lastName">
          {(props) => (
            <TextInput {...props} dir="auto" autoComplete="family-name" maxLength={NAME_MAX} label={t('lastName')} />
          )}
        </FormField>
      </Columns>
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
      <FormField control={control} name="phoneNumber">
        {(props) => (
          <TextInput
            {...props}
            type="tel"
            dir="ltr"
            autoComplete="tel"
            label={t('phone')}
            description={t('signUp.phoneNote')}
          />
        )}
      </FormField>
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
        <FormField control={control} name="adult">
          {(props) => <Tick {...props} label={t('signUp.adult')} />}
        </FormField>
        <FormField control={control} name="termsAccepted">
          {(props) => (
            <Tick
              {...props}
              label={
                <>
                  {t('signUp.accept')} <TextLink to={paths.terms}>{t('signUp.terms')}</TextLink>
                </>
              }
            />
          )}
        </FormField>
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
