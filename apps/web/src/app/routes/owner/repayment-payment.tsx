import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { repaymentQuery } from '../../../features/owner/queries.js';
import { PayRepayment } from '../../../features/owner/components/pay-repayment.js';
import { RepaymentFrame } from '../../../features/owner/components/repayment-frame.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PaperSkeleton } from '../../../ui/feedback/paper-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';

const RepaymentPayment = () => {
  const { t } = useTranslation('owner');
  const { id = '' } = useParams();
  const query = useQuery(repaymentQuery(id));
  useTitle(t('rep.title'));
  return (
    <RepaymentFrame repayment={query.data}>
      <QueryBoundary query={query} pending={<PaperSkeleton />}>
        {(repayment) => <PayRepayment repayment={repayment} />}
      </QueryBoundary>
    </RepaymentFrame>
  );
};

export default RepaymentPayment;
