import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { offerQuery, receiptQuery } from '../../../features/invest/queries.js';
import { ReceiptView } from '../../../features/invest/components/receipt-view.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PageFrame } from '../../../ui/layout/layout.js';
import { PaperSkeleton } from '../../../ui/feedback/paper-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';

const Receipt = () => {
  const { t } = useTranslation('invest');
  const { id = '' } = useParams();
  const query = useQuery(receiptQuery(id));
  const slug = query.data?.state === 'received' ? query.data.campaignSlug : null;
  const { data: offer } = useQuery({ ...offerQuery(slug ?? ''), enabled: slug !== null });
  useTitle(t(`receipt.paper.${query.data?.state ?? 'received'}`));
  return (
    <PageFrame as="main" id="main">
      <QueryBoundary query={query} pending={<PaperSkeleton />}>
        {(receipt) => <ReceiptView receipt={receipt} offer={offer} />}
      </QueryBoundary>
    </PageFrame>
  );
};

export default Receipt;
