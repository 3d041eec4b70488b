import { repaymentsApi } from '@cairn/contracts/repayments/repayments.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { receivedQuery } from '../../../features/portfolio/queries.js';
import { AfterPayment } from '../../../features/portfolio/components/after-payment.js';
import { RepaymentReceiptPaper } from '../../../features/portfolio/components/repayment-receipt-paper.js';
import { fetchFile } from '../../../lib/api/api.js';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Columns, PageFrame, Row, Stack } from '../../../ui/layout/layout.js';
import { PaperSkeleton } from '../../../ui/feedback/paper-skeletons.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { ReceiptActions } from '../../../ui/feedback/receipt-actions.js';
import { TextLink } from '../../../ui/text/text.js';

/** An investor's share of a repayment. */
const ReceivedRepayment = () => {
  const { t } = useTranslation('portfolio');
  const siteDate = useSiteDate();
  const { id = '' } = useParams();
  const query = useQuery(receivedQuery(id));
  useTitle(t('receipt.title'));
  return (
    <PageFrame as="main" id="main">
      <QueryBoundary query={query} pending={<PaperSkeleton />}>
        {(receipt) => (
          <Columns kind="main">
            <Stack gap={6}>
              <PageHeader
                title={t('receipt.heading', {
                  amount: formatMoney(receipt.amount, receipt.currency),
                  name: receipt.campaignName,
                })}
                lede={t('receipt.lede', { date: siteDate(receipt.creditedAt) })}
              />
              <RepaymentReceiptPaper receipt={receipt} />
              <Row flow data-print="hide">
                <ReceiptActions
                  number={receipt.number}
                  pdf={() =>
                    fetchFile(repaymentsApi.receipt, { params: { repaymentId: id }, query: { format: 'pdf' } })
                  }
                />
                <TextLink to={paths.investments}>{t('receipt.back')}</TextLink>
              </Row>
            </Stack>
            <AfterPayment receipt={receipt} />
          </Columns>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};

export default ReceivedRepayment;
