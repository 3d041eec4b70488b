import { SocialLoginRequest } from '@cairn/contracts/users/social';
import { USER_TYPES } from '@cairn/contracts/users/user-types';
import { socialApi } from '@cairn/contracts/users/social.endpoints';
import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api.js';
import { paths } from '../../../lib/paths.js';
import { ChoiceRows } from '../../../ui/choice-rows.js';
import { FormField } from '../../../ui/form-field.js';
import { Form } from '../../../ui/form.js';
import { Columns, Stack } from '../../../ui/layout.js';
import { TextLink } from '../../../ui/text.js';
import { Tick } from '../../../ui/tick.js';
import { useContractForm } from '../../../ui/use-contract-form.js';
import { AuthPage } from '../components/auth-page.js';
import { PROVIDER_NAMES } from './social-buttons.js';
import type { SocialStepProps } from './social-password.js';

/** V-01, C-08: what an account elsewhere does not say, and what nobody can say for somebody else. */
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
    },
    ({ userType }) => (userType ? [] : [{ field: 'userType', code: 'validation.choice' }]),
  );
  const { control } = form;
  return (
    <AuthPage
      long
      title={t('social.rest')}
      lede={t('social.restLede', { email: reply.email, name: PROVIDER_NAMES[provider] })}
      motto={t('signUp.motto')}
    >
      <Form
        form={form}
        label={t('social.rest')}
        onSubmit={async (body) => onDone(await send(socialApi.login, { body }))}
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
            {(props) => <TextInput {...props} dir="auto" autoComplete="given-name" label={t('firstName')} />}
          </FormField>
          <FormField control={control} name="lastName">
            {(props) => <TextInput {...props} dir="auto" autoComplete="family-name" label={t('lastName')} />}
          </FormField>
        </Columns>
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
        <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
          {t('signUp.submit')}
        </Button>
      </Form>
    </AuthPage>
  );
};
