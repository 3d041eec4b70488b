import { SocialLoginRequest, type SocialLoginReply } from '@cairn/contracts/social/social';
import { SOCIAL_PROVIDER_NAMES, type SocialProviderName } from '@cairn/contracts/social/social-providers';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { socialApi } from '@cairn/contracts/social/social.endpoints';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send, sendProven } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { PasswordInput } from '../../../ui/inputs/password-input.js';
import { TextLink } from '../../../ui/text/text.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { AuthPage } from '../components/auth-page.js';

export interface SocialStepProps {
  provider: SocialProviderName;
  reply: Wire<SocialLoginReply>;
  onDone: (reply: Wire<SocialLoginReply>) => Promise<void>;
}

/** SEC-16: the address has an account here; its password connects the two. */
export const SocialPassword = ({ provider, reply, onDone }: SocialStepProps) => {
  const { t } = useTranslation('auth');
  const name = SOCIAL_PROVIDER_NAMES[provider];
  const form = useContractForm(
    SocialLoginRequest,
    { provider, pendingToken: reply.pendingToken, password: '' },
    ({ password }) => (password ? [] : [{ field: 'password', code: 'validation.required' }]),
  );
  return (
    <AuthPage
      title={t('social.connect')}
      lede={t('social.connectLede', { email: reply.email, name })}
      motto={t('login.motto')}
    >
      <Form
        form={form}
        label={t('social.connect')}
        onSubmit={async (body) =>
          onDone(await sendProven('login', (captcha) => send(socialApi.login, { body, captcha })))
        }
      >
        <FormField control={form.control} name="password">
          {(props) => <PasswordInput {...props} dir="ltr" autoComplete="current-password" label={t('password')} />}
        </FormField>
        <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
          {t('social.connectSubmit', { name })}
        </Button>
        <TextLink to={paths.forgotPassword}>{t('login.forgotten')}</TextLink>
      </Form>
    </AuthPage>
  );
};
