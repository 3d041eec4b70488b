import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../lib/site.js';
import { walletQuery } from '../../../features/wallet/api/wallet.queries.js';
import { Activity } from '../../../features/wallet/components/activity.js';
import { AddMoney } from '../../../features/wallet/components/add-money.js';
import { Balances } from '../../../features/wallet/components/balances.js';
import { OpenTopUps } from '../../../features/wallet/components/open-top-ups.js';
import { OwedNotice } from '../../../features/wallet/components/owed-notice.js';
import { ReturnToCard } from '../../../features/wallet/components/return-to-card.js';
import { Withdraw } from '../../../features/wallet/components/withdraw.js';
import { Withdrawals } from '../../../features/wallet/components/withdrawals.js';
import { useTitle } from '../../../lib/use-title.js';
import { Columns, PageFrame, Stack } from '../../../ui/layout.js';
import { RowBones } from '../../../ui/page-bones.js';
import { PageHeader } from '../../../ui/page-header.js';
import { QueryBoundary } from '../../../ui/query-boundary.js';
import { Segmented } from '../../../ui/segmented.js';
import { Panel } from '../../../ui/surface.js';

const Wallet = () => {
  // The words of both acts: fetching those of the second later would blank the page.
  const { t } = useTranslation(['wallet', 'bank']);
  const query = useQuery(walletQuery);
  const { data: site } = useSite();
  const [act, setAct] = useState<'add' | 'withdraw'>('add');
  useTitle(t('title'));
  return (
    <PageFrame as="main" id="main">
      <QueryBoundary query={query} pending={<RowBones />}>
        {(wallet) => (
          <Stack gap={7}>
            <PageHeader
              title={t('title')}
              lede={t(site?.custodyMode === 'demo' ? 'ledeDemo' : 'lede', { currency: wallet.currency })}
            />
            <OwedNotice wallet={wallet} />
            <Balances wallet={wallet} />
            <Columns kind="main">
              <Panel as="aside">
                <Stack>
                  <Segmented
                    label={t('whatToDo')}
                    value={act}
                    onChange={setAct}
                    options={[
                      { value: 'add', label: t('add') },
                      { value: 'withdraw', label: t('withdraw') },
                    ]}
                  />
                  {act === 'add' ? <AddMoney wallet={wallet} /> : <Withdraw wallet={wallet} />}
                  {act === 'withdraw' && <ReturnToCard wallet={wallet} />}
                </Stack>
              </Panel>
              <Stack gap={7}>
                <OpenTopUps wallet={wallet} />
                <Withdrawals />
                <Stack as="section">
                  <h2>{t('activity')}</h2>
                  <Activity />
                </Stack>
              </Stack>
            </Columns>
          </Stack>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};

export default Wallet;
