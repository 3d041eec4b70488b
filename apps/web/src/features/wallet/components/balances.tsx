import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { useSite } from '../../../lib/site/site.js';
import { Money } from '../../../ui/data/figures.js';
import { Kpis } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { Wallet } from '../balance.js';

/** Three numbers that are never added up. */
export const Balances = ({ wallet }: { wallet: Wallet }) => {
  const { t } = useTranslation('wallet');
  const { data: site } = useSite();
  // Nobody invests from a wallet that is switched off.
  const use = site?.walletModule === 'no' ? 'withdrawOnly' : 'investOrWithdraw';
  const availableNote = ({ identityNeeded, withdrawable, available, currency }: Wallet): string => {
    if (identityNeeded) return t(`${use}.unidentified`);
    return withdrawable < available
      ? t(`${use}.part`, { amount: formatMoney(withdrawable, currency) })
      : t(`${use}.all`);
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
