import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/page/paths.js';
import { Badge } from '../../../ui/data/badge.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text, textCss, TextLink } from '../../../ui/text/text.js';
import type { SecondWallet } from '../queries.js';

/**
 * Whether the owner's identity is confirmed, here and by the provider: before, no money leaves. The provider takes its
 * documents from the site's operator, in its dashboard, and from nobody else: the owner has a step here only.
 */
export const IdentityState = ({ wallet: { identityConfirmed, providerConfirmed } }: { wallet: SecondWallet }) => {
  const { t } = useTranslation('emoney');
  const line = (isConfirmed: boolean, who: 'here' | 'provider') => (
    <Row as="li" flow>
      <Stack gap={1} className={layoutCss.growWide}>
        <Text strong>{t(`identity.${who}`)}</Text>
        {!isConfirmed && (
          <Text size="small" muted>
            {who === 'provider' && t(identityConfirmed ? 'identity.providerText' : 'identity.providerAfter')}
            {who === 'here' && t('identity.hereText')}{' '}
            {who === 'here' && <TextLink to={paths.identity}>{t('payout.toIdentity')}</TextLink>}
            {who === 'provider' && identityConfirmed && (
              <TextLink to={paths.contact}>{t('identity.providerAsk')}</TextLink>
            )}
          </Text>
        )}
      </Stack>
      <Badge tone={isConfirmed ? 'success' : 'warning'} shape={isConfirmed ? 'dot' : 'hollow'}>
        {t(isConfirmed ? 'identity.confirmed' : 'identity.open')}
      </Badge>
    </Row>
  );
  return (
    <Stack as="section">
      <h2 className={textCss.title3}>{t('identity.title')}</h2>
      <Rows>
        {line(identityConfirmed, 'here')}
        {line(providerConfirmed, 'provider')}
      </Rows>
    </Stack>
  );
};
