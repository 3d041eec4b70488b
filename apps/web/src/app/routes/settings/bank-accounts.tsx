import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BankAccounts } from '../../../features/settings/components/bank-accounts.js';
import { BankConnection } from '../../../features/settings/components/bank-connection.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';
import { Stack } from '../../../ui/layout/layout.js';

const LinkedBankAccounts = () => {
  const { t } = useTranslation(['settings', 'bank']);
  const [search] = useSearchParams();
  const connection = search.get('connection');
  return (
    <SettingsFrame title={t('place.bankAccounts')} lede={t('bank:linked.lede')}>
      <Stack gap={5}>
        {connection !== null && <BankConnection id={connection} next={search.get('next')} />}
        <BankAccounts />
      </Stack>
    </SettingsFrame>
  );
};

export default LinkedBankAccounts;
