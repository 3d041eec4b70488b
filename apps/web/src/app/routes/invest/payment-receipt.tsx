import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { ClearingPayment } from '../../../features/invest/components/clearing-payment.js';
import { investmentQuery } from '../../../features/invest/queries.js';
import { paths } from '../../../lib/page/paths.js';
import { wasDeclined, type CardPayment } from '../../../lib/site/card-payment.js';
import { usePaymentCheck } from '../../../lib/site/use-payment-check.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { ErrorState } from '../../../ui/feedback/states.js';
import { Notice } from '../../../ui/layout/surface.js';

/** The payer has agreed, and the bank answers within days. */
const Clearing = ({ id, payment }: { id: string; payment: CardPayment }) => {
  const query = useQuery(investmentQuery(id));
  return (
    <NarrowPage>
      <QueryBoundary query={query} pending={<FormSkeleton fields={2} />}>
        {(investment) => <ClearingPayment investment={investment} payment={payment} />}
      </QueryBoundary>
    </NarrowPage>
  );
};

const PaymentReceipt = () => {
  const { t } = useTranslation('invest');
  const { id = '' } = useParams();
  const { sessionId, query } = usePaymentCheck();
  if (!sessionId || query.data?.gatewayResult === 'SUCCESS') return <Navigate to={paths.receipt(id)} replace />;
  if (query.data?.state === 'clearing') return <Clearing id={id} payment={query.data} />;
  // One whose card was refused behind it may still be paid on the same page: the payer is told, and chooses again.
  if (query.data?.gatewayResult === 'FAIL' || wasDeclined(query.data))
    return (
      <Navigate to={`${paths.receiptFail}?investment=${id}&session_id=${encodeURIComponent(sessionId)}`} replace />
    );
  return (
    <NarrowPage>
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <Notice tone="info">{t('checking')}</Notice>
          <FormSkeleton fields={2} />
        </>
      )}
    </NarrowPage>
  );
};

export default PaymentReceipt;
