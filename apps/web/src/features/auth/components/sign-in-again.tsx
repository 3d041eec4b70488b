import { LoginRequest } from '@cairn/contracts/users/login.request';
import { twoFactorApi } from '@cairn/contracts/second-factor/two-factor.endpoints';
import { TwoFactorSignInRequest } from '@cairn/contracts/second-factor/two-factor.requests';
import { usersApi } from '@cairn/contracts/users/users.endpoints';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send, sendProven } from '../../../lib/api/api.js';
import { storeSession } from '../../../lib/api/session.js';
import { CaptchaField } from '../../../ui/inputs/captcha-field.js';
import { DigitsInput } from '../../../ui/inputs/digits-input.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { Row } from '../../../ui/layout/layout.js';
import { PasswordInput } from '../../../ui/inputs/password-input.js';
import { Text } from '../../../ui/text/text.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { useMe } from '../me.js';

interface StepProps {
  onClose: () => void;
}

const Buttons = ({ onClose, isBusy }: StepProps & { isBusy: boolean }) => {
  const { t } = useTranslation('auth');
  return (
    <Row flow>
      <Button type="submit" loading={isBusy}>
        {t('again.submit')}
      </Button>
      <Button variant="subtle" onClick={onClose}>
        {t('stepUp.cancel')}
      </Button>
    </Row>
  );
};

const PasswordStep = ({ email, onHalf, onClose }: StepProps & { email: string; onHalf: (token: string) => void }) => {
  const { t } = useTranslation('auth');
  const form = useContractForm(LoginRequest, { email, password: '' });
  return (
    <Form
      form={form}
      gap={4}
      label={t('again.title')}
      onSubmit={async (body) => {
        const reply = await sendProven('login', (captcha) => send(usersApi.login, { body, captcha }));
        if (reply.halfToken) {
          onHalf(reply.halfToken);
          return;
        }
        storeSession(reply);
        onClose();
      }}
    >
      <Text as="p" muted>
        {t('again.lede', { email })}
      </Text>
      <FormField control={form.control} name="password">
        {(props) => (
          <PasswordInput
            {...props}
            data-autofocus
            dir="ltr"
            autoComplete="current-password"
            label={t('stepUp.currentPassword')}
          />
        )}
      </FormField>
      <CaptchaField form="login" />
      <Buttons onClose={onClose} isBusy={form.formState.isSubmitting} />
    </Form>
  );
};

const CodeStep = ({ halfToken, onClose }: StepProps & { halfToken: string }) => {
  const { t } = useTranslation('auth');
  const form = useContractForm(TwoFactorSignInRequest, { halfToken, code: '' }, ({ code }) =>
    code ? [] : [{ field: 'code', code: 'validation.required' }],
  );
  return (
    <Form
      form={form}
      gap={4}
      label={t('again.title')}
      onSubmit={async (body) => {
        storeSession(await send(twoFactorApi.login, { body }));
        onClose();
      }}
    >
      <FormField control={form.control} name="code">
        {(props) => (
          <DigitsInput
            {...props}
            data-autofocus
            dir="ltr"
            autoComplete="one-time-code"
            maxLength={11}
            label={t('stepUp.appCode')}
            description={t('stepUp.orRecovery')}
          />
        )}
      </FormField>
      <Buttons onClose={onClose} isBusy={form.formState.isSubmitting} />
    </Form>
  );
};

/** Signs in once more over the page that is open: what was typed on it stays. */
const SignInAgain = ({ onClose }: StepProps) => {
  const { t } = useTranslation(['auth', 'common']);
  const { data: me } = useMe();
  const [halfToken, setHalfToken] = useState<string>();
  return (
    <Modal
      opened
      size="30rem"
      title={t('again.title')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {me && !halfToken && <PasswordStep email={me.email} onHalf={setHalfToken} onClose={onClose} />}
      {halfToken && <CodeStep halfToken={halfToken} onClose={onClose} />}
    </Modal>
  );
};

export default SignInAgain;
