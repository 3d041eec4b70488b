import type { TwoFactorSecret } from '@cairn/contracts/second-factor/two-factor.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { twoFactorApi } from '@cairn/contracts/second-factor/two-factor.endpoints';
import { TwoFactorCodeRequest } from '@cairn/contracts/second-factor/two-factor.requests';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { CodeInput } from '../../../ui/inputs/code-input.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { Icon } from '../../../ui/brand/icon.js';
import { layoutCss, Stack } from '../../../ui/layout/layout.js';
import { ScanCode } from '../../../ui/text/scan-code.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';

interface TwoFactorSetupProps {
  secret: Wire<TwoFactorSecret>;
  onNewSecret: () => Promise<unknown>;
  onEnabled: (recoveryCodes: readonly string[]) => void;
}

/** Scan, type the first code, save the recovery codes: in this order; it is only on after the second step. */
export const TwoFactorSetup = ({ secret, onNewSecret, onEnabled }: TwoFactorSetupProps) => {
  const { t } = useTranslation('settings');
  const form = useContractForm(TwoFactorCodeRequest, { code: '' });
  return (
    <Stack gap={5}>
      <Panel>
        <ScanCode
          secret={secret}
          heading={<h3>{t('twoFactor.scan')}</h3>}
          action={
            <Button
              variant="subtle"
              size="sm"
              className={layoutCss.start}
              leftSection={<Icon of={IconRefresh} size="small" />}
              onClick={() => void onNewSecret()}
            >
              {t('twoFactor.another')}
            </Button>
          }
        />
      </Panel>
      <Panel>
        <Form
          form={form}
          gap={4}
          label={t('twoFactor.type')}
          onSubmit={async (body) => onEnabled((await send(twoFactorApi.enable, { body })).recoveryCodes)}
        >
          <h3>{t('twoFactor.type')}</h3>
          <FormField control={form.control} name="code">
            {(props) => (
              <CodeInput {...props} label={t('twoFactor.code')} digit={(digit) => t('twoFactor.digit', { digit })} />
            )}
          </FormField>
          <Button type="submit" className={layoutCss.start} loading={form.formState.isSubmitting}>
            {t('twoFactor.turnOn')}
          </Button>
        </Form>
      </Panel>
      <Panel>
        <Stack gap={3}>
          <h3>{t('twoFactor.keep')}</h3>
          <Text as="p" size="small" muted>
            {t('twoFactor.keepLater')}
          </Text>
        </Stack>
      </Panel>
    </Stack>
  );
};
