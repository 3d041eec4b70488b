import { RAIL_TRAITS } from '@cairn/contracts/rails/providers';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { usePaymentCheck } from '../../../lib/site/use-payment-check.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row } from '../../../ui/layout/layout.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { ErrorState } from '../../../ui/feedback/states.js';
import { Notice } from '../../../ui/layout/surface.js';

/** The payer has agreed, and the bank answers within days. */
const Clearing = () => {
  const { t } = useTranslation('invest');
  return (
    <NarrowPage>
      <Notice tone="success">{t('payment.clearing', { days: RAIL_TRAITS.ach.clearingDays })}</Notice>
      <Row>
        <Button component={Link} to={paths.investments}>
          {t('fail.portfolio')}
        </Button>
      </Row>
    </NarrowPage>
  );
};

const PaymentReceipt = () => {
  const { t } = useTranslation('invest');
  const { id = '' } = useParams();
  const { sessionId, query } = usePaymentCheck();
  if (!sessionId || query.data?.gatewayResult === 'SUCCESS') return <Navigate to={paths.receipt(id)} replace />;
  if (query.data?.gatewayResult === 'FAIL')
    return (
      <Navigate to={`${paths.receiptFail}?investment=${id}&session_id=${encodeURIComponent(sessionId)}`} replace />
    );
  if (query.data?.state === 'clearing') return <Clearing />;
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
