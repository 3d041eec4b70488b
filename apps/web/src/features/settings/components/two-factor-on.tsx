import { twoFactorApi } from '@cairn/contracts/second-factor/two-factor.endpoints';
import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Notice, Panel } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';

/** The number of remaining codes at which new ones are suggested. */
const FEW = 3;

interface TwoFactorOnProps {
  recoveryCodesLeft: number;
  isNeeded: boolean;
  onRecoveryCodes: (codes: readonly string[]) => void;
  onNewPhone: () => Promise<unknown>;
  onOff: () => void;
}

/** What can be done while the second factor is on; each of these requires step-up authentication. */
export const TwoFactorOn = ({ recoveryCodesLeft, isNeeded, onRecoveryCodes, onNewPhone, onOff }: TwoFactorOnProps) => {
  const { t } = useTranslation('settings');
  return (
    <Stack gap={5}>
      {recoveryCodesLeft <= FEW && (
        <Notice tone="warning">{t('twoFactor.lastCodes', { count: recoveryCodesLeft })}</Notice>
      )}
      <Panel>
        <Row between flow>
          <Stack gap={1}>
            <Text strong>{t('twoFactor.recovery')}</Text>
            <Text size="small" muted>
              {t('twoFactor.left', { count: recoveryCodesLeft })}
            </Text>
          </Stack>
          <ConfirmAction
            size="sm"
            label={t('twoFactor.renew')}
            title={t('twoFactor.renewTitle')}
            confirm={t('twoFactor.renew')}
            keep={t('twoFactor.keepOld')}
            onConfirm={async () => onRecoveryCodes((await send(twoFactorApi.newRecoveryCodes, {})).recoveryCodes)}
          >
            <p>{t('twoFactor.renewText')}</p>
          </ConfirmAction>
        </Row>
      </Panel>
      <Panel>
        <Row between flow>
          <Stack gap={1}>
            <Text strong>{t('twoFactor.phone')}</Text>
            <Text size="small" muted>
              {t('twoFactor.phoneText')}
            </Text>
          </Stack>
          <Button variant="default" size="sm" onClick={() => void onNewPhone()}>
            {t('twoFactor.change')}
          </Button>
        </Row>
      </Panel>
      {isNeeded ? (
        <Text muted>{t('twoFactor.needed')}</Text>
      ) : (
        <Row>
          <ConfirmAction
            danger
            label={t('twoFactor.turnOff')}
            title={t('twoFactor.turnOffTitle')}
            confirm={t('twoFactor.turnOff')}
            keep={t('twoFactor.keepOn')}
            onConfirm={async () => {
              await send(twoFactorApi.disable, {});
              notifications.show({ message: t('twoFactor.isOff') });
              onOff();
            }}
          >
            <p>{t('twoFactor.turnOffText')}</p>
          </ConfirmAction>
        </Row>
      )}
    </Stack>
  );
};
