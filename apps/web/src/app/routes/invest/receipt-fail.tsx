import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { investmentQuery } from '../../../features/invest/queries.js';
import { declineWord } from '../../../lib/site/decline.js';
import { wasDeclined } from '../../../lib/site/card-payment.js';
import { paths } from '../../../lib/page/paths.js';
import { usePaymentCheck } from '../../../lib/site/use-payment-check.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Money } from '../../../ui/data/figures.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { PaymentFailed } from '../../../ui/feedback/payment-failed.js';
import { ReleaseButton } from '../../../ui/feedback/release-button.js';
import { Deadline } from '../../../ui/data/site-date.js';

/** A failed card payment: nothing was charged, the reason, the remaining options, and the reference. */
const ReceiptFail = () => {
  const { t } = useTranslation('invest');
  const siteDate = useSiteDate();
  const [search] = useSearchParams();
  const id = search.get('investment') ?? '';
  const { sessionId, query: check } = usePaymentCheck();
  const { data: investment, isPending } = useQuery({ ...investmentQuery(id), enabled: id !== '' });
  useTitle(t('fail.title'));
  if ((id !== '' && isPending) || (sessionId !== '' && check.isPending)) {
    return (
      <NarrowPage>
        <FormSkeleton fields={2} />
      </NarrowPage>
    );
  }
  // Only what truly failed is called so: the address may be an old one.
  if (investment?.receivedAt) return <Navigate to={paths.receipt(investment.id)} replace />;
  if (
    (check.data?.gatewayResult === 'PENDING' && !wasDeclined(check.data)) ||
    check.data?.gatewayResult === 'SUCCESS'
  ) {
    return <Navigate to={`${paths.paymentReceipt(id)}?session_id=${encodeURIComponent(sessionId)}`} replace />;
  }
  const isHeld = investment?.state === 'reserved' || investment?.state === 'paying';
  const until = isHeld ? investment.reservedUntil : null;
  return (
    <PaymentFailed
      title={t('fail.title')}
      why={t(`fail.why.${declineWord(check.data?.failureCode)}`)}
      possible={
        investment &&
        (until ? t('fail.held', { date: siteDate(until, 'moment') }) : t(isHeld ? 'fail.open' : 'fail.over'))
      }
      attempt={
        investment
          ? {
              facts: [
                { term: t('fail.asked'), value: <Money amount={investment.amount} currency={investment.currency} /> },
                { term: t('fail.for'), value: <bdi>{investment.campaignName}</bdi> },
                ...(until ? [{ term: t('fail.until'), value: <Deadline value={until} ownLine /> }] : []),
              ],
              currency: investment.currency,
              number: investment.number,
              numberTerm: t('receipt.reference'),
            }
          : null
      }
      actions={
        <>
          {investment && (
            <Button
              component={Link}
              to={isHeld ? paths.payment(investment.id) : paths.invest(investment.campaignId, investment.amount)}
            >
              {t(isHeld ? 'fail.again' : 'payment.again')}
            </Button>
          )}
          {investment && isHeld && <ReleaseButton reservation={investment} variant="default" />}
          <Button component={Link} to={paths.investments} variant={investment ? 'subtle' : 'default'}>
            {t('fail.portfolio')}
          </Button>
        </>
      }
    />
  );
};

export default ReceiptFail;
