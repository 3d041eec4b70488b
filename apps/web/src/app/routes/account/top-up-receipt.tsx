import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { TopUpLede, topUpStateOf } from '../../../features/wallet/components/top-up-lede.js';
import { TopUpTerms } from '../../../features/wallet/components/top-up-terms.js';
import { fetchFile, send } from '../../../lib/api/api.js';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { IssuedBy } from '../../../ui/brand/issued-by.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { ReceiptActions } from '../../../ui/feedback/receipt-actions.js';
import { Notice } from '../../../ui/layout/surface.js';

const AGAIN_MS = 2000;

/** Confirming asks the provider, repeatedly while the money has not arrived. */
const confirmQuery = (preapprovalId: string) =>
  queryOptions({
    queryKey: ['wallet', 'confirm', preapprovalId],
    queryFn: () => send(walletApi.confirm, { params: { preapprovalId } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'paying' && !state.data.clearing ? AGAIN_MS : false),
  });

const TopUpReceipt = () => {
  const { t } = useTranslation('wallet');
  const { id = '' } = useParams();
  const query = useQuery(confirmQuery(id));
  const { search } = useLocation();
  useTitle(t('add'));
  if (query.data?.state === 'failed') {
    const given = new URLSearchParams(search);
    given.set('topup', id);
    return <Navigate to={`${paths.topUpFail}?${given.toString()}`} replace />;
  }
  return (
    <NarrowPage>
      <QueryBoundary
        query={query}
        pending={
          <>
            <Notice tone="info">{t('topUp.checking')}</Notice>
            <FormSkeleton fields={2} />
          </>
        }
      >
        {(topUp) => (
          <>
            <PageHeader
              title={t(`topUp.${topUpStateOf(topUp)}`, { amount: formatMoney(topUp.amount, topUp.currency) })}
              lede={<TopUpLede topUp={topUp} />}
            />
            <article data-print={topUp.receivedAt ? 'receipt' : undefined}>
              <Stack>
                {topUp.receivedAt && <IssuedBy at={topUp.receivedAt} />}
                <TopUpTerms topUp={topUp} />
              </Stack>
            </article>
            <Row flow data-print="hide">
              {topUp.state === 'open' && (
                <Button component={Link} to={paths.topUpPayment(topUp.id)}>
                  {t('topUp.toPay', { amount: formatMoney(topUp.total, topUp.currency) })}
                </Button>
              )}
              {topUp.receivedAt && (
                <ReceiptActions
                  number={topUp.number}
                  pdf={() => fetchFile(walletApi.preapproval, { params: { id }, query: { format: 'pdf' } })}
                />
              )}
              <Button component={Link} to={paths.wallet} variant="default">
                {t('topUp.back')}
              </Button>
            </Row>
          </>
        )}
      </QueryBoundary>
    </NarrowPage>
  );
};

export default TopUpReceipt;
