import type { ApiError } from '@cairn/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { prepareQuery, type Placed } from '../../../features/invest/queries.js';
import { LeaveForLater } from '../../../features/invest/steps/leave-for-later.js';
import { PlaceRefused } from '../../../features/invest/steps/place-refused.js';
import { usePlace } from '../../../features/invest/steps/use-place.js';
import { InvestFrame } from '../../../features/invest/components/invest-frame.js';
import { PaymentForm } from '../../../features/invest/components/payment-form.js';
import { MendLinks } from '../../../features/standing/components/mend-links.js';
import { useCardPayment } from '../../../lib/site/card-payment.js';
import { paths } from '../../../lib/page/paths.js';
import { useMinutesLeft } from '../../../lib/page/use-minutes-left.js';
import { Money } from '../../../ui/data/figures.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Notice } from '../../../ui/layout/surface.js';

/** A refusal, or those of its fields. */
const refusalsOf = ({ code, params, fields }: ApiError) => (fields.length === 0 ? [{ code, params }] : fields);

const isOpen = ({ state }: Placed): boolean => state === 'reserved' || state === 'paying';

/** An investment that is no longer waiting for money: paid, or its place released. */
const NotWaiting = ({ investment }: { investment: Placed }) => {
  const { t } = useTranslation('invest');
  const lost = ['failed', 'expired', 'cancelled'].includes(investment.state);
  return (
    <Stack>
      <Notice tone={lost ? 'warning' : 'success'}>{t(lost ? 'payment.over' : 'payment.done')}</Notice>
      <Row>
        <Button
          component={Link}
          to={lost ? paths.invest(investment.campaignId, investment.amount) : paths.receipt(investment.id)}
        >
          {t(lost ? 'payment.again' : 'payment.toReceipt')}
        </Button>
      </Row>
    </Stack>
  );
};

/** Minutes up to which a clock says more than the date: a transfer has a day, and a bank several. */
const LONGEST_CLOCK = 120;

interface PageProps {
  /** From the wallet as far as it goes, and the rest in another way: no way that leaves the wallet alone. */
  fromWallet?: boolean;
}

const Waiting = ({ investment, fromWallet = false }: PageProps & { investment: Placed }) => {
  const query = useQuery(prepareQuery(investment.campaignId));
  const card = useCardPayment(
    'investment',
    investment.id,
    investment.paymentType !== null && investment.paymentType !== 'wallet',
  );
  // A user who has just paid, or paid in another tab, sees the receipt here and not the choice of methods.
  if (card.data?.gatewayResult === 'SUCCESS') return <Navigate to={paths.receipt(investment.id)} replace />;
  if (card.isLoading) return <FormSkeleton />;
  return (
    <QueryBoundary query={query} pending={<FormSkeleton />}>
      {(preparation) => (
        <PaymentForm investment={investment} preparation={preparation} card={card.data} fromWallet={fromWallet} />
      )}
    </QueryBoundary>
  );
};

/** The payment of an investment, whichever way leads there. */
export const PaymentPage = ({ fromWallet = false }: PageProps) => {
  const { t } = useTranslation('invest');
  const { id = '' } = useParams();
  const { placing, investment: query } = usePlace(id);
  const minutes = useMinutesLeft(query.data && isOpen(query.data) ? query.data.reservedUntil : null);
  return (
    <InvestFrame
      step="payment"
      title={t(fromWallet ? 'payment.walletTitle' : 'payment.title')}
      name={query.data?.campaignName}
      begun={query.data && isOpen(query.data) ? query.data : undefined}
      amount={query.data && <Money amount={query.data.amount} currency={query.data.currency} />}
      leave={query.data && isOpen(query.data) && <LeaveForLater process={query.data} />}
      clock={minutes !== null && minutes <= LONGEST_CLOCK && <span>{t('payment.held', { count: minutes })}</span>}
    >
      {placing.isError ? (
        <PlaceRefused
          id={id}
          error={placing.error}
          onRetry={() => void placing.refetch()}
          renderMend={(refused, campaignId) => <MendLinks refusals={refusalsOf(refused)} campaignId={campaignId} />}
        />
      ) : (
        <QueryBoundary query={query} pending={<FormSkeleton />}>
          {(investment) =>
            isOpen(investment) ? (
              <Waiting investment={investment} fromWallet={fromWallet} />
            ) : (
              <NotWaiting investment={investment} />
            )
          }
        </QueryBoundary>
      )}
    </InvestFrame>
  );
};
