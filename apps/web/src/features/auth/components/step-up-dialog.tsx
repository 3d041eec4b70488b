import { twoFactorApi } from '@cairn/contracts/second-factor/two-factor.endpoints';
import { StepUpRequest } from '@cairn/contracts/second-factor/two-factor.requests';
import type { StepUpMethod } from '@cairn/contracts/second-factor/two-factor.replies';
import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send, sendChangingSession } from '../../../lib/api/api.js';
import { renewSession } from '../../../lib/api/session.js';
import { answerStepUp } from '../../../lib/api/step-up.js';
import { DigitsInput } from '../../../ui/inputs/digits-input.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { PasswordInput } from '../../../ui/inputs/password-input.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Text } from '../../../ui/text/text.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { useMe } from '../me.js';

interface ProofFormProps {
  method: StepUpMethod;
  onResend: () => void;
  isResending: boolean;
}

const ProofForm = ({ method, onResend, isResending }: ProofFormProps) => {
  const { t } = useTranslation('auth');
  const { data: me } = useMe();
  const isMailed = method !== 'authenticator';
  const form = useContractForm(StepUpRequest, { password: '', code: '' }, ({ password, code }) => [
    ...(method === 'password' && !password ? [{ field: 'password', code: 'validation.required' }] : []),
    ...(code ? [] : [{ field: 'code', code: 'validation.required' }]),
  ]);
  return (
    <Form
      form={form}
      gap={4}
      label={t('stepUp.title')}
      onSubmit={async (body) => {
        await sendChangingSession(twoFactorApi.stepUp, { body }, ({ token, expirationDate }) => {
          if (!token || !expirationDate) throw new Error('A proof was accepted without a token');
          renewSession(token, expirationDate);
        });
        answerStepUp(true);
      }}
    >
      <Text as="p" muted>
        {isMailed ? t(`stepUp.${method}`, { email: me?.email ?? '' }) : t('stepUp.authenticator')}
      </Text>
      {method === 'password' && (
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
      )}
      <FormField control={form.control} name="code">
        {(props) => (
          <DigitsInput
            {...props}
            data-autofocus={method === 'password' ? undefined : true}
            dir="ltr"
            inputMode={isMailed ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            maxLength={11}
            label={t(isMailed ? 'stepUp.mailedCode' : 'stepUp.appCode')}
            description={isMailed ? undefined : t('stepUp.orRecovery')}
          />
        )}
      </FormField>
      <Row flow between>
        <Row flow>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('stepUp.submit')}
          </Button>
          <Button variant="subtle" onClick={() => answerStepUp(false)}>
            {t('stepUp.cancel')}
          </Button>
        </Row>
        {isMailed && (
          <Button variant="subtle" loading={isResending} onClick={onResend}>
            {t('stepUp.resend')}
          </Button>
        )}
      </Row>
    </Form>
  );
};

/** SEC-14: asks for the account's factor. Closing it keeps everything that was typed behind it. */
const StepUpDialog = () => {
  const { t } = useTranslation(['auth', 'common']);
  const method = useQuery({
    queryKey: ['step-up'],
    queryFn: async () => (await send(twoFactorApi.stepUp, { body: {} })).method,
    // Each opening makes a new request, since the request mails the code.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Modal
      opened
      size="30rem"
      title={t('stepUp.title')}
      onClose={() => answerStepUp(false)}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack>
        <QueryBoundary query={method} pending={<FormSkeleton fields={2} />}>
          {(kind) => <ProofForm method={kind} isResending={method.isFetching} onResend={() => void method.refetch()} />}
        </QueryBoundary>
      </Stack>
    </Modal>
  );
};

export default StepUpDialog;
