import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { Segmented } from '../../../ui/inputs/segmented.js';
import type { Wallet } from '../balance.js';

interface CurrencyChoiceProps {
  wallet: Wallet;
  onChange: (currency: string) => void;
}

/** Users with money in several currencies have a wallet in each: repayments and refunds are in the campaign's. */
export const CurrencyChoice = ({ wallet, onChange }: CurrencyChoiceProps) => {
  const { t } = useTranslation('wallet');
  if (wallet.others.length === 0) return null;
  const shown = [{ currency: wallet.currency, available: wallet.available }, ...wallet.others];
  return (
    <Segmented
      label={t('whichCurrency')}
      value={wallet.currency}
      onChange={onChange}
      options={shown
        .toSorted((a, b) => a.currency.localeCompare(b.currency))
        .map(({ currency, available }) => ({ value: currency, label: formatMoney(available, currency) }))}
    />
  );
};
