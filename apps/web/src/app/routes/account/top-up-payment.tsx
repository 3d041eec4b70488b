import type { PageRail } from '@cairn/contracts/rails/providers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { walletQuery, type Wallet } from '../../../features/wallet/balance.js';
import { topUpQuery, walletKeys, type TopUp } from '../../../features/wallet/queries.js';
import { payTopUp } from '../../../features/wallet/pay-top-up.js';
import { TopUpTerms } from '../../../features/wallet/components/top-up-terms.js';
import { isCollected, useProviderChoices } from '../../../lib/site/provider-choices.js';
import { useCardPayment, wasDeclined } from '../../../lib/site/card-payment.js';
import { formatMoney } from '../../../lib/format/format.js';
import { useRailWords } from '../../../lib/format/use-rail-words.js';
import { paths } from '../../../lib/page/paths.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { useReread } from '../../../lib/page/use-reread.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { DebitAccount } from '../../../ui/inputs/debit-account.js';
import { useDebitChoice } from '../../../ui/inputs/use-debit-choice.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { CardRefusal } from '../../../ui/feedback/card-refusal.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { PaymentRefusal } from '../../../ui/feedback/payment-refusal.js';
import { Notice } from '../../../ui/layout/surface.js';
import { TextLink } from '../../../ui/text/text.js';

type OpenTopUp = Wallet['openTopUps'][number];

/** After a payment page was left: that nothing was charged, and until when it is open; of a wire, what has to arrive. */
const PageOpen = ({ topUp, opened }: { topUp: TopUp; opened: OpenTopUp | undefined }) => {
  const { t } = useTranslation('wallet');
  const siteDate = useSiteDate();
  const words = useRailWords();
  const { until = null, asked = null, paymentId = null } = opened ?? {};
  const paymentType = opened?.paymentType ?? topUp.paymentType ?? 'card';
  if (paymentType === 'wire' && asked !== null && until !== null)
    return (
      <Notice tone="info">
        {t('topUp.wireOpened', { amount: formatMoney(asked, topUp.currency), date: siteDate(until, 'moment') })}{' '}
        {paymentId !== null && <TextLink to={paths.wireTransfer(paymentId)}>{t('openTopUps.instructions')}</TextLink>}
      </Notice>
    );
  return (
    <Notice tone="info">
      {t('topUp.cardOpened', { paidBy: words('paidBy', paymentType) })}{' '}
      {until && t('topUp.cardOpenUntil', { date: siteDate(until, 'moment') })}
    </Notice>
  );
};

const Pay = ({ topUp }: { topUp: TopUp }) => {
  const { t } = useTranslation(['wallet', 'invest', 'bank']);
  const { data: card } = useCardPayment('top_up', topUp.id, topUp.state === 'paying');
  const { data: wallet } = useQuery(walletQuery(topUp.currency));
  const command = useCommand();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const reread = useReread();
  const words = useRailWords();
  const { choice } = useProviderChoices(topUp.currency);
  const [wanted, setWanted] = useState<PageRail | null>(null);
  const choices = (wallet?.topUpRails.filter(isCollected) ?? []).map((offer) => choice(offer, topUp.total));
  const payable = choices.filter(({ unavailable }) => !unavailable).map(({ value }) => value);
  const isClosed = wallet?.topUpRails.length === 0;
  // Where only one way takes it, there is nothing to choose.
  const [only, another] = payable;
  const rail = another === undefined ? (only ?? null) : wanted !== null && payable.includes(wanted) ? wanted : null;
  const offer = wallet?.topUpRails.filter(isCollected).find((one) => one.rail === rail);
  const amount = formatMoney(topUp.total + (offer?.surcharge ?? 0), topUp.currency);
  const debit = useDebitChoice(rail === 'ach');
  const inside = <DebitAccount {...debit.field} amount={amount} next={paths.topUpPayment(topUp.id)} />;
  const checkout = useMutation({
    mutationFn: () =>
      command([topUp.id, rail, debit.account], (key) => payTopUp(topUp, { rail, account: debit.account }, key)),
    onSuccess: async (url) => {
      if (url !== null) return window.location.assign(url);
      // A debit is on its way to the bank, which the receipt then says.
      await queries.invalidateQueries({ queryKey: walletKeys.all });
      await navigate(paths.topUpReceipt(topUp.id));
    },
    // A way to pay may be switched off by now.
    onError: (error) => reread(error, walletKeys.all),
  });
  if (
    topUp.state === 'received' ||
    topUp.state === 'expired' ||
    card?.gatewayResult === 'SUCCESS' ||
    card?.state === 'clearing'
  )
    return <Navigate to={paths.topUpReceipt(topUp.id)} replace />;
  return (
    <>
      <PageHeader
        title={t('topUp.title', { amount: formatMoney(topUp.amount, topUp.currency) })}
        lede={t('topUp.lede')}
      />
      {wasDeclined(card) && (
        <CardRefusal failureCode={card.failureCode} possible={t('topUp.possible')} reference={topUp.number} />
      )}
      {card?.state === 'open' && !wasDeclined(card) && (
        <PageOpen topUp={topUp} opened={wallet?.openTopUps.find(({ preapprovalId }) => preapprovalId === topUp.id)} />
      )}
      <PaymentRefusal error={checkout.error} reference={topUp.number} />
      {isClosed && <Notice tone="warning">{t('addingClosed', { currency: topUp.currency })}</Notice>}
      <TopUpTerms topUp={topUp} chosen={offer} />
      {choices.length > 0 && (
        <ChoiceRows
          legend={t('topUp.by')}
          value={rail}
          choices={choices.map((one) => (one.value === 'ach' ? { ...one, inside } : one))}
          onChange={setWanted}
        />
      )}
      <StepFoot back={{ to: paths.wallet, label: t('topUp.back') }}>
        <Button
          size="lg"
          disabled={rail === null}
          loading={checkout.isPending}
          onClick={() => debit.isReady() && checkout.mutate()}
        >
          {rail === null
            ? t('topUp.choose')
            : rail === 'wire'
              ? t('invest:payment.wireShow')
              : t('topUp.pay', { amount, paidBy: words('paidBy', rail) })}
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
