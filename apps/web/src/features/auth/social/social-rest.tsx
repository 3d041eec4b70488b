import { SocialLoginRequest } from '@cairn/contracts/social/social';
import { SOCIAL_PROVIDER_NAMES } from '@cairn/contracts/social/social-providers';
import { socialApi } from '@cairn/contracts/social/social.endpoints';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { Form } from '../../../ui/forms/form.js';
import { Stack } from '../../../ui/layout/layout.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { AuthPage } from '../components/auth-page.js';
import { Consents, PhoneField, WhyAndName } from '../components/sign-up-fields.js';
import type { SocialStepProps } from './social-password.js';

/** V-01, C-08: what the social account does not provide, and personal declarations. */
export const SocialRest = ({ provider, reply, onDone }: SocialStepProps) => {
  const { t } = useTranslation('auth');
  const form = useContractForm(
    SocialLoginRequest,
    {
      provider,
      pendingToken: reply.pendingToken,
      firstName: reply.firstName ?? '',
      lastName: reply.lastName ?? '',
      phoneNumber: '',
      termsAccepted: false,
      adult: false,
      newsletter: false,
    },
    ({ userType }) => (userType ? [] : [{ field: 'userType', code: 'validation.choice' }]),
  );
  const { control } = form;
  return (
    <AuthPage
      long
      title={t('social.rest')}
      lede={t('social.restLede', { email: reply.email, name: SOCIAL_PROVIDER_NAMES[provider] })}
      motto={t('signUp.motto')}
    >
      <Form
        form={form}
        label={t('social.rest')}
        onSubmit={async (body) => onDone(await send(socialApi.login, { body }))}
      >
        <WhyAndName control={control} />
        <PhoneField control={control} />
        <Stack gap={3}>
          <Consents control={control} />
        </Stack>
        <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
          {t('signUp.submit')}
        </Button>
      </Form>
    </AuthPage>
  );
};
