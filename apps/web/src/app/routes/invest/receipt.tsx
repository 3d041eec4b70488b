import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { receiptQuery } from '../../../features/invest/queries.js';
import { ReceiptView } from '../../../features/invest/components/receipt-view.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PageFrame } from '../../../ui/layout/layout.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';

const Receipt = () => {
  const { t } = useTranslation('invest');
  const { id = '' } = useParams();
  const query = useQuery(receiptQuery(id));
  useTitle(t(`receipt.paper.${query.data?.state ?? 'received'}`));
  return (
    <PageFrame as="main" id="main">
      <QueryBoundary query={query} pending={<FormSkeleton />}>
        {(receipt) => <ReceiptView receipt={receipt} />}
      </QueryBoundary>
    </PageFrame>
  );
};

export default Receipt;
