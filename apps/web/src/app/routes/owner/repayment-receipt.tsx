import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { processRepaymentQuery, repaymentQuery } from '../../../features/owner/queries.js';
import { AfterRepayment } from '../../../features/owner/components/after-repayment.js';
import { RepaymentFrame } from '../../../features/owner/components/repayment-frame.js';
import { RepaymentReceiptView } from '../../../features/owner/components/repayment-receipt-view.js';
import { usePaymentCheck } from '../../../lib/site/use-payment-check.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Columns } from '../../../ui/layout/layout.js';
import { PaperSkeleton } from '../../../ui/feedback/paper-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Notice } from '../../../ui/layout/surface.js';

const RepaymentReceipt = () => {
  const { t } = useTranslation('owner');
  const { id = '' } = useParams();
  const { sessionId, query: check } = usePaymentCheck();
  // Until the provider has answered, the repayment would still read as due.
  const arrived = check.data?.gatewayResult === 'SUCCESS';
  const process = useQuery({ ...processRepaymentQuery(id), enabled: arrived });
  const answered = check.isError || (check.isSuccess && check.data.gatewayResult !== 'PENDING');
  const settled = sessionId === '' || (answered && !(arrived && process.isPending));
  const query = useQuery({ ...repaymentQuery(id), enabled: settled });
  useTitle(t(`receipt.titles.${query.data?.state ?? 'due'}`));
  return (
    <RepaymentFrame repayment={query.data}>
      {check.data?.gatewayResult === 'FAIL' && <Notice tone="danger">{t('receipt.failed')}</Notice>}
      <QueryBoundary
        query={query}
        pending={
          <>
            {!settled && <Notice tone="info">{t('receipt.checking')}</Notice>}
            <PaperSkeleton />
          </>
        }
      >
        {(repayment) => (
          <Columns kind="main">
            <RepaymentReceiptView repayment={repayment} />
            <AfterRepayment repayment={repayment} />
          </Columns>
        )}
      </QueryBoundary>
    </RepaymentFrame>
  );
};

export default RepaymentReceipt;
