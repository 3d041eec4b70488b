import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/api.js';
import { CsvDownload } from '../../../ui/data/csv-download.js';

/** Every movement of the wallet as a table (CSV). */
export const StatementDownload = ({ currency }: { currency: string }) => {
  const { t } = useTranslation('wallet');
  return (
    <CsvDownload
      label={t('csv')}
      fileName={`wallet-${currency}.csv`}
      fetch={() => fetchFile(walletApi.transactions, { query: { format: 'csv', currencyId: currency } })}
    />
  );
};
