import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { Money } from '../../../ui/data/figures.js';
import { Kpis } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { Wallet } from '../api/wallet.queries.js';

/** Three numbers that are never added up. */
export const Balances = ({ wallet }: { wallet: Wallet }) => {
  const { t } = useTranslation('wallet');
  const availableNote = ({ identityNeeded, withdrawable, available, currency }: Wallet): string => {
    if (identityNeeded) return t('investNote');
    return withdrawable < available
      ? t('withdrawableNote', { amount: formatMoney(withdrawable, currency) })
      : t('availableNote');
  };
  return (
    <Kpis
      items={(['available', 'reserved', 'pending'] as const).map((which) => ({
        label: (
          <Text size="small" muted>
            {t(which)}
          </Text>
        ),
        value: <Money amount={wallet[which]} currency={wallet.currency} className={textCss.figureXl} />,
        note: (
          <Text size="small" muted>
            {which === 'available' ? availableNote(wallet) : t(`${which}Note`)}
          </Text>
        ),
      }))}
    />
  );
};
