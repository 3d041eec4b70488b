import { twoFactorApi } from '@cairn/contracts/second-factor/two-factor.endpoints';
import { TwoFactorSignInRequest } from '@cairn/contracts/second-factor/two-factor.requests';
import { TextInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { CodeInput } from '../../../ui/inputs/code-input.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { Icon } from '../../../ui/brand/icon.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { TextButton, TextLink } from '../../../ui/text/text.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { useFinishSignIn } from '../sign-in.js';

interface CodeFormProps {
  /** The half-authenticated token of the first step. */
  halfToken: string;
}

/** S-04: the six digits of the authenticator, or a recovery code. There is no session before them. */
export const CodeForm = ({ halfToken }: CodeFormProps) => {
  const { t } = useTranslation('auth');
  const finish = useFinishSignIn();
  const [byRecovery, setByRecovery] = useState(false);
  const form = useContractForm(TwoFactorSignInRequest, { halfToken, code: '' }, ({ code }) =>
    code ? [] : [{ field: 'code', code: 'validation.required' }],
  );
  return (
    <Form
      form={form}
      label={t('code.title')}
      onSubmit={async (body) => finish(await send(twoFactorApi.login, { body }))}
    >
      <FormField control={form.control} name="code">
        {(props) =>
          byRecovery ? (
            <TextInput
              {...props}
              dir="ltr"
              maxLength={11}
              autoComplete="off"
              label={t('code.recovery')}
              description={t('code.recoveryNote')}
            />
          ) : (
            <CodeInput {...props} label={t('code.label')} digit={(digit) => t('code.digit', { digit })} />
          )
        }
      </FormField>
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('code.submit')}
      </Button>
      <Stack gap={4} className={layoutCss.start}>
        <TextButton
          className={layoutCss.start}
          onClick={() => {
            form.reset();
            setByRecovery(!byRecovery);
          }}
        >
          {t(byRecovery ? 'code.useApp' : 'code.useRecovery')}
        </TextButton>
        <Row>
          <Icon of={IconArrowLeft} size="small" directional />
          <TextLink to={paths.login}>{t('code.back')}</TextLink>
        </Row>
      </Stack>
    </Form>
  );
};
