import type { TwoFactorSecret } from '@cairn/contracts/second-factor/two-factor.replies';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../feedback/copy-button.js';
import { Row, Stack } from '../layout/layout.js';
import css from './scan-code.module.css';
import { Text } from './text.js';

interface ScanCodeProps {
  secret: Pick<TwoFactorSecret, 'qrCode' | 'secret'>;
  heading?: ReactNode;
  action?: ReactNode;
}

/** The secret of an authenticator: as a picture to scan, and as letters to type. */
export const ScanCode = ({ secret, heading, action }: ScanCodeProps) => {
  const { t } = useTranslation('common');
  const grouped = secret.secret.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <div className={css.scan}>
      <img src={secret.qrCode} alt={t('scan.picture')} width={192} height={192} className={css.picture} />
      <Stack gap={3}>
        {heading}
        <Text as="p" size="small" muted>
          {t('scan.anyApp')}
        </Text>
        <Stack gap={2}>
          <Text size="small" strong>
            {t('scan.orType')}
          </Text>
          <Row flow>
            <code className={css.key} dir="ltr">
              {grouped}
            </code>
            <CopyButton value={secret.secret} />
          </Row>
        </Stack>
        {action}
      </Stack>
    </div>
  );
};
