import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { processRepaymentQuery, repaymentQuery } from '../../../features/owner/queries.js';
import { isRepaymentPaid, RepaymentParts, RepaymentSums } from '../../../features/owner/components/repayment-parts.js';
import { paths } from '../../../lib/page/paths.js';
import { usePaymentCheck } from '../../../lib/site/use-payment-check.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { IssuedBy } from '../../../ui/brand/issued-by.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { PrintButton } from '../../../ui/feedback/receipt-actions.js';
import { StatusBadge } from '../../../ui/data/status-badge.js';
import { Notice } from '../../../ui/layout/surface.js';
import { TextLink } from '../../../ui/text/text.js';

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
    <NarrowPage>
      {check.data?.gatewayResult === 'FAIL' && <Notice tone="danger">{t('receipt.failed')}</Notice>}
      <QueryBoundary
        query={query}
        pending={
          <>
            {!settled && <Notice tone="info">{t('receipt.checking')}</Notice>}
            <FormSkeleton fields={3} />
          </>
        }
      >
        {(repayment) => (
          <>
            <PageHeader
              title={t(`receipt.titles.${repayment.state}`)}
              lede={<StatusBadge family="repayment" status={repayment.state} />}
            />
            <p>{t(`receipt.notes.${repayment.state}`)}</p>
            <article data-print={isRepaymentPaid(repayment.state) ? 'receipt' : undefined}>
              <Stack gap={5}>
                {isRepaymentPaid(repayment.state) && repayment.paidAt && <IssuedBy at={repayment.paidAt} />}
                <RepaymentSums repayment={repayment} />
                <RepaymentParts repayment={repayment} />
              </Stack>
            </article>
            <Row flow data-print="hide">
              {isRepaymentPaid(repayment.state) && <PrintButton />}
              {(repayment.state === 'due' || repayment.state === 'paying') && (
                <TextLink to={paths.ownerRepaymentPayment(repayment.id)}>{t('receipt.payNow')}</TextLink>
              )}
              <TextLink to={paths.ownerRepayments(repayment.campaignId)}>{t('pay.back')}</TextLink>
            </Row>
          </>
        )}
      </QueryBoundary>
    </NarrowPage>
  );
};

export default RepaymentReceipt;
