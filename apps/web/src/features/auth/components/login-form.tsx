import { ApiError } from '@cairn/client';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { LoginRequest } from '@cairn/contracts/users/login.request';
import type { LoginReply } from '@cairn/contracts/users/users.replies';
import { usersApi } from '@cairn/contracts/users/users.endpoints';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { send, sendProven } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { CaptchaField } from '../../../ui/inputs/captcha-field.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { PasswordInput } from '../../../ui/inputs/password-input.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { hasEnded, originOf, useFinishSignIn } from '../sign-in.js';
import { useAutoLogin } from '../use-auto-login.js';
import css from './login-form.module.css';

/** S-04, S-06: e-mail address and password. */
export const LoginForm = () => {
  const { t } = useTranslation('auth');
  const { state } = useLocation();
  const navigate = useNavigate();
  const finish = useFinishSignIn();
  const [notActivated, setNotActivated] = useState(false);
  const form = useContractForm(LoginRequest, { email: '', password: '' });

  const goOn = async (reply: Wire<LoginReply>): Promise<void> => {
    if (!reply.enableTwoFactorAuth) {
      finish(reply);
      return;
    }
    const next = reply.setUpTwoFactor ? paths.codeSetUp : paths.codeStep;
    await navigate(next, { state: { from: originOf(state), halfToken: reply.halfToken } });
  };
  const isEntering = useAutoLogin(goOn);

  return (
    <Form
      form={form}
      label={t('login.title')}
      onSubmit={async (body) => {
        setNotActivated(false);
        try {
          await goOn(await sendProven('login', (captcha) => send(usersApi.login, { body, captcha })));
        } catch (error) {
          setNotActivated(error instanceof ApiError && error.code === 'auth.not_activated');
          throw error;
        }
      }}
    >
      {originOf(state) && <Notice tone="info">{t(hasEnded(state) ? 'login.ended' : 'login.origin')}</Notice>}
      {notActivated && (
        <Text as="p" size="small">
          <TextLink to={paths.resendActivation} state={{ email: form.getValues('email') }}>
            {t('login.resend')}
          </TextLink>
        </Text>
      )}
      <FormField control={form.control} name="email">
        {(props) => <TextInput {...props} type="email" dir="ltr" autoComplete="username" label={t('email')} />}
      </FormField>
      <div className={css.password}>
        <FormField control={form.control} name="password">
          {(props) => <PasswordInput {...props} dir="ltr" autoComplete="current-password" label={t('password')} />}
        </FormField>
        <TextLink className={css.forgotten} to={paths.forgotPassword}>
          {t('login.forgotten')}
        </TextLink>
      </div>
      <CaptchaField form="login" />
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting || isEntering}>
        {t('login.submit')}
      </Button>
    </Form>
  );
};
