import { secondWalletApi } from '@cairn/contracts/second-wallet/second-wallet.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { SecondTopUpTerms, WireTerms } from '../../../features/second-wallet/components/second-top-up-terms.js';
import { secondTopUpQuery, type SecondTopUp } from '../../../features/second-wallet/queries.js';
import { formatMoney } from '../../../lib/format/format.js';
import { fetchFile } from '../../../lib/api/api.js';
import { declineWord } from '../../../lib/site/decline.js';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { ReceiptActions } from '../../../ui/feedback/receipt-actions.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row } from '../../../ui/layout/layout.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { Notice } from '../../../ui/layout/surface.js';

/** What is known of it, and what the reader does next. */
const stateOf = ({ state, paymentType, received, amount }: SecondTopUp) => {
  if (state === 'received') return received === amount ? ('received' as const) : ('receivedOther' as const);
  if (state === 'failed' || state === 'opening') return state;
  return paymentType === 'wire' ? ('wire' as const) : ('card' as const);
};

const SecondTopUpReceipt = () => {
  // The words of bank accounts too: fetching them later would blank the page.
  const { t } = useTranslation(['emoney', 'bank', 'invest']);
  const [search] = useSearchParams();
  const query = useQuery(secondTopUpQuery(search.get('id') ?? ''));
  useTitle(t('topUp.title'));
  return (
    <NarrowPage>
      <QueryBoundary
        query={query}
        pending={
          <>
            <Notice tone="info">{t('receipt.checking')}</Notice>
            <FormSkeleton fields={2} />
          </>
        }
      >
        {(topUp) => {
          const state = stateOf(topUp);
          const named = {
            amount: formatMoney(topUp.amount, topUp.currency),
            received: formatMoney(topUp.received, topUp.currency),
          };
          return (
            <>
              <PageHeader title={t(`receipt.title.${state}`, named)} lede={t(`receipt.lede.${state}`, named)} />
              {state === 'failed' && topUp.paymentType === 'card' && topUp.failureCode !== null && (
                <Notice tone="danger">{t(`invest:fail.why.${declineWord(topUp.failureCode)}`)}</Notice>
              )}
              {state === 'wire' && <WireTerms topUp={topUp} />}
              <SecondTopUpTerms topUp={topUp} />
              <Row flow data-print="hide">
                {topUp.redirectUrl !== null && (
                  <Button component="a" href={topUp.redirectUrl}>
                    {t('receipt.pay')}
                  </Button>
                )}
                {topUp.state === 'received' && (
                  <ReceiptActions
                    number={topUp.number}
                    pdf={() =>
                      fetchFile(secondWalletApi.readTopUp, { params: { id: topUp.id }, query: { format: 'pdf' } })
                    }
                  />
                )}
                <Button component={Link} to={paths.secondWallet} variant="default">
                  {t('receipt.back')}
                </Button>
              </Row>
            </>
          );
        }}
      </QueryBoundary>
    </NarrowPage>
  );
};

export default SecondTopUpReceipt;
