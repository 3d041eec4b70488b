import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../../lib/site/site.js';
import { walletQuery } from '../../../features/wallet/balance.js';
import { Activity } from '../../../features/wallet/components/activity.js';
import { AddMoney } from '../../../features/wallet/components/add-money.js';
import { CurrencyChoice } from '../../../features/wallet/components/currency-choice.js';
import { Balances } from '../../../features/wallet/components/balances.js';
import { OpenTopUps } from '../../../features/wallet/components/open-top-ups.js';
import { OwedNotice } from '../../../features/wallet/components/owed-notice.js';
import { ReturnToCard } from '../../../features/wallet/components/return-to-card.js';
import { StatementDownload } from '../../../features/wallet/components/statement-download.js';
import { Withdraw } from '../../../features/wallet/components/withdraw.js';
import { Withdrawals } from '../../../features/wallet/components/withdrawals.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Columns, PageFrame, Row, Stack } from '../../../ui/layout/layout.js';
import { textCss } from '../../../ui/text/text.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Segmented } from '../../../ui/inputs/segmented.js';
import { Panel } from '../../../ui/layout/surface.js';

/** The wallet in the address; null for that of the site's currency. */
const currencyOf = (search: URLSearchParams): string | null => {
  const wanted = search.get('currency');
  return wanted !== null && /^[A-Z]{3}$/.test(wanted) ? wanted : null;
};

const Wallet = () => {
  // The words of both acts: fetching those of the second later would blank the page.
  const { t } = useTranslation(['wallet', 'bank']);
  const [search, setSearch] = useSearchParams();
  const query = useQuery(walletQuery(currencyOf(search)));
  const { data: site } = useSite();
  const [act, setAct] = useState<'add' | 'withdraw'>('add');
  useTitle(t('title'));
  return (
    <PageFrame as="main" id="main">
      <QueryBoundary query={query} pending={<RowSkeleton />}>
        {(wallet) => (
          <Stack gap={7}>
            <PageHeader
              title={t('title')}
              lede={t(site === undefined ? 'lede' : `ledeOf_${site.custodyMode}`, { currency: wallet.currency })}
            />
            <CurrencyChoice wallet={wallet} onChange={(currency) => setSearch({ currency }, { replace: true })} />
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
                  <Row between flow>
                    <h2 className={textCss.title3}>{t('activity')}</h2>
                    <StatementDownload currency={wallet.currency} />
                  </Row>
                  <Activity currency={wallet.currency} />
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
