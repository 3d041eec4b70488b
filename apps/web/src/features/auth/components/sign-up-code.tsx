import type { SignUpTwoFactorReply } from '@cairn/contracts/second-factor/two-factor.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { twoFactorApi } from '@cairn/contracts/second-factor/two-factor.endpoints';
import { TwoFactorCodeRequest } from '@cairn/contracts/second-factor/two-factor.requests';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { CodeInput } from '../../../ui/inputs/code-input.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { Stack } from '../../../ui/layout/layout.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { RecoveryCodeList } from '../../../ui/text/recovery-code-list.js';
import { ScanCode } from '../../../ui/text/scan-code.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { useFinishSignIn } from '../sign-in.js';

/** Scan, type the first code, keep the recovery codes, go in. */
export const SignUpCode = ({ halfToken }: { halfToken: string }) => {
  const { t } = useTranslation('auth');
  const finish = useFinishSignIn();
  const [opened, setOpened] = useState<Wire<SignUpTwoFactorReply>>();
  const form = useContractForm(TwoFactorCodeRequest, { code: '' });
  const secret = useQuery({
    queryKey: ['sign-up-code', halfToken],
    queryFn: async () => {
      const { setup } = await send(twoFactorApi.validateSignUp, { body: { halfToken } });
      if (!setup) throw new Error('The set-up came without a secret');
      return setup;
    },
    staleTime: Infinity,
  });

  if (opened) {
    return (
      <Stack gap={5}>
        <RecoveryCodeList codes={opened.recoveryCodes ?? []} />
        <Button size="lg" fullWidth onClick={() => finish({ ...opened, enableTwoFactorAuth: false })}>
          {t('setUp.goIn')}
        </Button>
      </Stack>
    );
  }
  return (
    <QueryBoundary query={secret} pending={<FormSkeleton fields={2} />}>
      {(setup) => (
        <Stack gap={6}>
          <ScanCode secret={setup} />
          <Form
            form={form}
            label={t('setUp.title')}
            onSubmit={async ({ code }) =>
              setOpened(await send(twoFactorApi.validateSignUp, { body: { halfToken, code } }))
            }
          >
            <FormField control={form.control} name="code">
              {(props) => (
                <CodeInput {...props} label={t('setUp.first')} digit={(digit) => t('code.digit', { digit })} />
              )}
            </FormField>
            <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
              {t('setUp.submit')}
            </Button>
          </Form>
        </Stack>
      )}
    </QueryBoundary>
  );
};
