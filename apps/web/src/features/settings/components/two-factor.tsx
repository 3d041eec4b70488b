import type { TwoFactorSecret } from '@cairn/contracts/second-factor/two-factor.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { twoFactorApi } from '@cairn/contracts/second-factor/two-factor.endpoints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { layoutCss, Stack } from '../../../ui/layout/layout.js';
import { RecoveryCodeList } from '../../../ui/text/recovery-code-list.js';
import { Panel } from '../../../ui/layout/surface.js';
import { TwoFactorOn } from './two-factor-on.js';
import { TwoFactorSetup } from './two-factor-setup.js';

interface TwoFactorProps {
  isOn: boolean;
  recoveryCodesLeft: number;
  /** Whether it must stay on: for users who may sign in to the console. */
  isNeeded: boolean;
  /** The account has changed: its data is read again. */
  onChange: () => void;
}

/** The second factor: off, being set up, its recovery codes, or on. */
export const TwoFactor = ({ isOn, recoveryCodesLeft, isNeeded, onChange }: TwoFactorProps) => {
  const { t } = useTranslation('settings');
  const [secret, setSecret] = useState<Wire<TwoFactorSecret>>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [refusal, setRefusal] = useState<unknown>();

  const begin = async () => {
    setRefusal(undefined);
    try {
      setSecret(await send(twoFactorApi.regenerate, {}));
    } catch (error) {
      setRefusal(error);
    }
  };
  const show = (recoveryCodes: readonly string[]) => {
    setSecret(undefined);
    setCodes(recoveryCodes);
    onChange();
  };

  if (codes) {
    return (
      <Panel>
        <Stack gap={5}>
          <h2>{t('twoFactor.keep')}</h2>
          <RecoveryCodeList codes={codes} />
          <Button className={layoutCss.start} onClick={() => setCodes(undefined)}>
            {t('twoFactor.kept')}
          </Button>
        </Stack>
      </Panel>
    );
  }
  return (
    <Stack gap={5}>
      <RefusalNotice error={refusal} />
      {secret && <TwoFactorSetup secret={secret} onNewSecret={begin} onEnabled={show} />}
      {!secret && isOn && (
        <TwoFactorOn
          recoveryCodesLeft={recoveryCodesLeft}
          isNeeded={isNeeded}
          onRecoveryCodes={show}
          onNewPhone={begin}
          onOff={onChange}
        />
      )}
      {!secret && !isOn && (
        <Panel>
          <Stack>
            <p>{t('twoFactor.how')}</p>
            <Button className={layoutCss.start} onClick={() => void begin()}>
              {t('twoFactor.start')}
            </Button>
          </Stack>
        </Panel>
      )}
    </Stack>
  );
};
