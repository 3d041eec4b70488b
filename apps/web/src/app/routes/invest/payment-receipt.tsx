import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../../lib/paths.js';
import { usePaymentCheck } from '../../../lib/use-payment-check.js';
import { NarrowPage } from '../../../ui/narrow-page.js';
import { FormBones } from '../../../ui/page-bones.js';
import { ErrorState } from '../../../ui/states.js';
import { Notice } from '../../../ui/surface.js';

const PaymentReceipt = () => {
  const { t } = useTranslation('invest');
  const { id = '' } = useParams();
  const { sessionId, query } = usePaymentCheck();
  if (!sessionId || query.data?.gatewayResult === 'SUCCESS') return <Navigate to={paths.receipt(id)} replace />;
  if (query.data?.gatewayResult === 'FAIL')
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
          <FormBones fields={2} />
        </>
      )}
    </NarrowPage>
  );
};

export default PaymentReceipt;
