import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BankAccounts } from '../../../features/second-wallet/components/bank-accounts.js';
import { IdentityState } from '../../../features/second-wallet/components/identity-state.js';
import { OpenSecondWallet } from '../../../features/second-wallet/components/open-second-wallet.js';
import { SecondPayout } from '../../../features/second-wallet/components/second-payout-form.js';
import { SecondTopUpForm } from '../../../features/second-wallet/components/second-top-up-form.js';
import { SecondWalletHistory } from '../../../features/second-wallet/components/second-wallet-history.js';
import { ToAllSettings } from '../../../features/settings/settings-frame.js';
import { bankAccountsQuery, secondWalletQuery, type SecondWallet } from '../../../features/second-wallet/queries.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Money } from '../../../ui/data/figures.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Segmented } from '../../../ui/inputs/segmented.js';
import { Columns, layoutCss, PageFrame, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { Kpis, Notice, Panel } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';

const Balances = ({ wallet }: { wallet: SecondWallet }) => {
  const { t } = useTranslation('emoney');
  return (
    <Kpis
      items={(['available', 'reserved'] as const).map((which) => ({
        label: (
          <Text size="small" muted>
            {t(which)}
          </Text>
        ),
        value: <Money amount={wallet[which]} currency={wallet.currency} className={textCss.figureXl} />,
        note: (
          <Text size="small" muted>
            {t(`${which}Note`)}
          </Text>
        ),
      }))}
    />
  );
};

/** The wallet that is open, with its two acts and its bank accounts. */
const Opened = ({ wallet }: { wallet: SecondWallet }) => {
  const { t } = useTranslation('emoney');
  const [act, setAct] = useState<'add' | 'payOut'>('add');
  const accounts = useQuery(bankAccountsQuery);
  return (
    <>
      <Balances wallet={wallet} />
      <QueryBoundary query={accounts} pending={<RowSkeleton />}>
        {(known) => (
          <Columns kind="main">
            <Panel as="aside">
              <Stack>
                <Segmented
                  label={t('whatToDo')}
                  value={act}
                  onChange={setAct}
                  options={[
                    { value: 'add', label: t('topUp.title') },
                    { value: 'payOut', label: t('payout.title') },
                  ]}
                />
                {act === 'add' ? (
                  <SecondTopUpForm wallet={wallet} />
                ) : (
                  <SecondPayout wallet={wallet} accounts={known} />
                )}
              </Stack>
            </Panel>
            <Stack gap={7}>
              <IdentityState wallet={wallet} />
              <BankAccounts accounts={known} />
              <SecondWalletHistory wallet={wallet} />
            </Stack>
          </Columns>
        )}
      </QueryBoundary>
    </>
  );
};

/** Not open yet: the form, or why there is none. */
const Unopened = ({ wallet }: { wallet: SecondWallet }) => {
  const { t } = useTranslation('emoney');
  if (wallet.state === 'opening') return <Notice tone="info">{t('open.waits')}</Notice>;
  if (!wallet.isOffered) return <Notice>{t('open.closed')}</Notice>;
  return (
    <Panel className={layoutCss.measure}>
      <Stack>
        <h2 className={textCss.title3}>{t('open.title')}</h2>
        <p>{t('open.why')}</p>
        <OpenSecondWallet termsUrl={wallet.termsUrl} />
      </Stack>
    </Panel>
  );
};

const SecondWalletPage = () => {
  // The words of bank accounts and of ways to pay too: fetching them later would blank the page.
  const { t } = useTranslation(['emoney', 'bank', 'invest', 'settings']);
  const query = useQuery(secondWalletQuery);
  useTitle(t('title'));
  return (
    <PageFrame as="main" id="main">
      <QueryBoundary query={query} pending={<RowSkeleton />}>
        {(wallet) => (
          <Stack gap={7}>
            <Stack gap={4}>
              <ToAllSettings />
              <PageHeader title={t('title')} lede={t('lede', { currency: wallet.currency })} />
            </Stack>
            {wallet.state === 'open' ? <Opened wallet={wallet} /> : <Unopened wallet={wallet} />}
          </Stack>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};

export default SecondWalletPage;
