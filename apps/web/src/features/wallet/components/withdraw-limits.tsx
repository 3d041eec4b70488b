import { Trans, useTranslation } from 'react-i18next';
import { paths } from '../../../lib/page/paths.js';
import { Money } from '../../../ui/data/figures.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Notice } from '../../../ui/layout/surface.js';
import { TextLink } from '../../../ui/text/text.js';
import type { Wallet } from '../balance.js';

/** The dates that are shown; later ones follow the wallet's rules. */
const NAMED = 3;

/** The requirements of a withdrawal, and the part of the money that can only be withdrawn later. */
export const WithdrawLimits = ({ wallet }: { wallet: Wallet }) => {
  const { t } = useTranslation('wallet');
  const { frozen, available, withdrawable, withdrawableLater, returnable, currency } = wallet;
  const { cardMoneyCooldownDays, identityNeeded } = wallet;
  return (
    <>
      {frozen && <Notice tone="warning">{t('limits.frozen')}</Notice>}
      {identityNeeded && (
        <Notice tone="warning">
          {t('limits.identity')} <TextLink to={paths.identity}>{t('limits.confirmIdentity')}</TextLink>
        </Notice>
      )}
      {wallet.withdrawalFeeFlat === null && <Notice tone="warning">{t('noRate', { currency })}</Notice>}
      {!frozen && available === 0 && <Notice tone="info">{t('nothingToWithdraw')}</Notice>}
      {!frozen && withdrawable < available && (
        <Notice tone="info">
          <p>
            {t('limits.now')}{' '}
            <b>
              <Money amount={withdrawable} currency={currency} />
            </b>
            . {t('limits.card', { count: cardMoneyCooldownDays })} {returnable.length > 0 && t('limits.returnable')}
          </p>
          <ul>
            {withdrawableLater.slice(0, NAMED).map(({ amount, at }) => (
              <li key={at}>
                <Trans
                  t={t}
                  i18nKey="limits.from"
                  components={{ amount: <Money amount={amount} currency={currency} />, date: <SiteDate value={at} /> }}
                />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
};
