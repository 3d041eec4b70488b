import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { topUpQuery } from '../../../features/wallet/queries.js';
import { declineWord } from '../../../lib/site/decline.js';
import { paths } from '../../../lib/page/paths.js';
import { usePaymentCheck } from '../../../lib/site/use-payment-check.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Money } from '../../../ui/data/figures.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { PaymentFailed } from '../../../ui/feedback/payment-failed.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';

/** A top-up that failed: that nothing was charged, why, the number to quote, and the way on. */
const TopUpFail = () => {
  const { t } = useTranslation(['wallet', 'invest']);
  const [search] = useSearchParams();
  const id = search.get('topup') ?? '';
  const { data: topUp, isPending } = useQuery({ ...topUpQuery(id), enabled: id !== '' });
  const { sessionId, query: check } = usePaymentCheck();
  useTitle(t('topUp.failTitle'));
  if ((id !== '' && isPending) || (sessionId !== '' && check.isPending)) {
    return (
      <NarrowPage>
        <FormSkeleton fields={2} />
      </NarrowPage>
    );
  }
  // Only what truly failed is called so: the address may be an old one.
  if (topUp?.receivedAt) return <Navigate to={paths.topUpReceipt(topUp.id)} replace />;
  return (
    <PaymentFailed
      title={t('topUp.failTitle')}
      why={`${t('topUp.failed')} ${check.data ? t(`invest:fail.why.${declineWord(check.data.failureCode)}`) : ''}`}
      possible={t('topUp.possible')}
      attempt={
        topUp
          ? {
              facts: [
                { term: t('amount'), value: <Money amount={topUp.total} currency={topUp.currency} /> },
                { term: t('topUp.begunOn'), value: <SiteDate value={topUp.createdAt} format="moment" /> },
              ],
              currency: topUp.currency,
              number: topUp.number,
              numberTerm: t('topUp.number'),
            }
          : null
      }
      actions={
        <>
          {topUp && (
            <Button component={Link} to={paths.topUpPayment(topUp.id)}>
              {t('topUp.again')}
            </Button>
          )}
          <Button component={Link} to={paths.wallet} variant="default">
            {t('topUp.back')}
          </Button>
        </>
      }
    />
  );
};

export default TopUpFail;
