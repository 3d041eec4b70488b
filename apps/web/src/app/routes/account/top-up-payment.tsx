import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { walletQuery } from '../../../features/wallet/balance.js';
import { topUpQuery, walletKeys, type TopUp } from '../../../features/wallet/queries.js';
import { TopUpTerms } from '../../../features/wallet/components/top-up-terms.js';
import { send } from '../../../lib/api/api.js';
import { useCardPayment, wasDeclined } from '../../../lib/site/card-payment.js';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { useReread } from '../../../lib/page/use-reread.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { CardRefusal } from '../../../ui/feedback/card-refusal.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { PaymentRefusal } from '../../../ui/feedback/payment-refusal.js';
import { Notice } from '../../../ui/layout/surface.js';

/** After the card page was left: that nothing was charged, and until when it is still open. */
const CardPageOpen = ({ until }: { until: string | null | undefined }) => {
  const { t } = useTranslation('wallet');
  const siteDate = useSiteDate();
  return (
    <Notice tone="info">
      {t('topUp.cardOpened')} {until && t('topUp.cardOpenUntil', { date: siteDate(until, 'moment') })}
    </Notice>
  );
};

const Pay = ({ topUp }: { topUp: TopUp }) => {
  const { t } = useTranslation(['wallet', 'invest']);
  const { data: card } = useCardPayment('top_up', topUp.id, topUp.state === 'paying');
  const { data: wallet } = useQuery(walletQuery(topUp.currency));
  const command = useCommand();
  const reread = useReread();
  const amount = formatMoney(topUp.total, topUp.currency);
  const limit = wallet?.cardMaximum ?? null;
  const isClosed = wallet?.cardMaximum === null;
  const tooLarge = limit !== null && topUp.total > limit;
  const checkout = useMutation({
    mutationFn: () =>
      command(topUp.id, (idempotencyKey) =>
        send(walletApi.payByCard, { body: { preapprovalId: topUp.id }, idempotencyKey }),
      ),
    onSuccess: ({ url }) => window.location.assign(url),
    // Cards may be switched off by now.
    onError: (error) => reread(error, walletKeys.all),
  });
  if (topUp.state === 'received' || topUp.state === 'expired' || card?.gatewayResult === 'SUCCESS')
    return <Navigate to={paths.topUpReceipt(topUp.id)} replace />;
  return (
    <>
      <PageHeader title={t('topUp.title', { amount })} lede={t('topUp.lede')} />
      {wasDeclined(card) && (
        <CardRefusal failureCode={card.failureCode} possible={t('topUp.possible')} reference={topUp.number} />
      )}
      {card?.state === 'open' && !wasDeclined(card) && (
        <CardPageOpen until={wallet?.openTopUps.find(({ preapprovalId }) => preapprovalId === topUp.id)?.until} />
      )}
      <PaymentRefusal error={checkout.error} reference={topUp.number} />
      {isClosed && <Notice tone="warning">{t('addingClosed', { currency: topUp.currency })}</Notice>}
      {tooLarge && (
        <Notice tone="warning">{t('topUp.cardLimit', { limit: formatMoney(limit, topUp.currency) })}</Notice>
      )}
      <TopUpTerms topUp={topUp} />
      <StepFoot back={{ to: paths.wallet, label: t('topUp.back') }}>
        <Button
          size="lg"
          disabled={tooLarge || isClosed}
          loading={checkout.isPending}
          onClick={() => checkout.mutate()}
        >
          {t('topUp.pay', { amount })}
        </Button>
      </StepFoot>
    </>
  );
};

const TopUpPayment = () => {
  const { t } = useTranslation('wallet');
  const { id = '' } = useParams();
  const query = useQuery(topUpQuery(id));
  useTitle(t('add'));
  return (
    <NarrowPage>
      <QueryBoundary query={query} pending={<FormSkeleton />}>
        {(topUp) => <Pay topUp={topUp} />}
      </QueryBoundary>
    </NarrowPage>
  );
};

export default TopUpPayment;
