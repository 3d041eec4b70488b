import { bankAccountsApi } from '@cairn/contracts/bank-accounts/bank-accounts.endpoints';
import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { sharedWith, type InvestmentMethod } from '@cairn/contracts/investments/invest.request';
import { paymentsApi } from '@cairn/contracts/payments/payments.endpoints';
import { COLLECTION_RAILS, type CollectionRail } from '@cairn/contracts/rails/providers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { wasDeclined, type CardPayment } from '../../../lib/site/card-payment.js';
import { useSite } from '../../../lib/site/site.js';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { useReread } from '../../../lib/page/use-reread.js';
import { coverFor } from '../../../ui/brand/covers.js';
import { Deadline } from '../../../ui/data/site-date.js';
import { CardRefusal } from '../../../ui/feedback/card-refusal.js';
import { DebitAccount } from '../../../ui/inputs/debit-account.js';
import { useDebitChoice } from '../../../ui/inputs/use-debit-choice.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { PaymentRefusal } from '../../../ui/feedback/payment-refusal.js';
import { Notice } from '../../../ui/layout/surface.js';
import { TextLink } from '../../../ui/text/text.js';
import { investKeys, type Placed, type Preparation } from '../queries.js';
import { stepPath } from '../steps/step-paths.js';
import css from './invest.module.css';
import { ClearingPayment } from './clearing-payment.js';
import { BarSum, Summary } from './summary.js';
import { cardPartOf, useMethods } from './use-methods.js';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';

/** What stands before the payment, under every law. */
const LAST_STEP = 'subscription-agreement';

interface Order {
  id: string;
  /** Minor units that the button names: nothing else is paid by it. */
  amount: number;
  cardPart: number | null;
  /** The linked account that is debited; null where one is chosen on the provider's page. */
  account: string | null;
}

/** The provider's page to go to; null where all is paid. */
type Pay = (order: Order, idempotencyKey: string) => Promise<string | null>;

/** By the provider's page of a way to pay. */
const byProvider =
  (rail: CollectionRail): Pay =>
  async ({ id, amount }, idempotencyKey) =>
    (await send(paymentsApi.openCheckout, { body: { purpose: 'investment', id, amount, rail }, idempotencyKey })).url;

/** From the wallet as far as it goes, and the rest by the provider's page. */
const withWallet =
  (payRemaining: CollectionRail): Pay =>
  async ({ id, cardPart }, idempotencyKey) => {
    const body = { payRemaining, cardPart };
    return (await send(investmentsApi.payFromWalletAndCard, { params: { id }, body, idempotencyKey })).url;
  };

const PAYING: Readonly<Record<InvestmentMethod, Pay>> = {
  wallet: async ({ id, amount }, idempotencyKey) => {
    await send(investmentsApi.payFromWallet, { params: { id }, body: { amount }, idempotencyKey });
    return null;
  },
  card: byProvider('card'),
  ach: async (order, idempotencyKey) => {
    const { id, amount, account } = order;
    if (account === null) return byProvider('ach')(order, idempotencyKey);
    const body = { purpose: 'investment', id, amount, accountId: account, accepted: true } as const;
    await send(bankAccountsApi.pay, { body, idempotencyKey });
    return null;
  },
  paypal: byProvider('paypal'),
  wire: byProvider('wire'),
  wallet_and_card: withWallet('card'),
  wallet_and_ach: withWallet('ach'),
  wallet_and_paypal: withWallet('paypal'),
  wallet_and_wire: withWallet('wire'),
};

/** Pays from the wallet at once, or redirects to the provider's page for its part. */
const usePay = (investment: Placed, preparation: Preparation) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const reread = useReread();
  const command = useCommand();
  return useMutation({
    mutationFn: async ({ method, account }: { method: InvestmentMethod; account: string | null }) => {
      const params = { id: investment.id };
      const cardPart = cardPartOf(investment, preparation, method);
      const url = await command([params, method, investment.amount, cardPart, account], (idempotencyKey) =>
        PAYING[method]({ id: investment.id, amount: investment.amount, cardPart, account }, idempotencyKey),
      );
      if (url !== null) {
        window.location.assign(url);
        return;
      }
      await queries.invalidateQueries({ queryKey: investKeys.all });
      await queries.invalidateQueries({ queryKey: SHARED_KEYS.wallet });
      // A debit is on its way to the bank, which this page then says.
      if (method !== 'ach') await navigate(paths.receipt(investment.id));
    },
    // A way to pay may be switched off by now, the wallet emptied, or another amount due: what holds now is shown.
    onError: (error) => reread(error, investKeys.prepare(investment.campaignId), investKeys.one(investment.id)),
  });
};

interface PaymentFormProps {
  investment: Placed;
  preparation: Preparation;
  /** The card payment that was begun for it; none where there is none. */
  card?: CardPayment | undefined;
  /** Only the wallet, and the wallet with another way for the rest. */
  fromWallet?: boolean;
}

/** Whether a card is taken at all, for this investment or for a top-up of the wallet. */
const takesCards = ({ rails }: Preparation): boolean => rails.some(({ rail }) => rail === 'card');

/** Which page was opened for it. */
const pageOf = ({ paymentType }: Placed): CollectionRail =>
  COLLECTION_RAILS.find((rail) => paymentType === rail || paymentType === sharedWith(rail)) ?? 'card';

/** The state of the page that was opened, if any. */
const CardPage = ({ investment, preparation, card }: PaymentFormProps) => {
  const { t } = useTranslation('invest');
  if (wasDeclined(card)) {
    const until = investment.reservedUntil;
    return (
      <CardRefusal
        failureCode={card.failureCode}
        possible={
          until ? (
            <Trans t={t} i18nKey="fail.possible" components={{ date: <Deadline value={until} /> }} />
          ) : (
            t('fail.open')
          )
        }
        reference={investment.number}
        actions={
          <Button component={Link} to={paths.invest(investment.campaignId)} size="sm" variant="default">
            {t('fail.change')}
          </Button>
        }
      />
    );
  }
  if (investment.state !== 'paying') return null;
  if (pageOf(investment) === 'wire') return <Notice tone="info">{t('payment.wireOpened')}</Notice>;
  if (pageOf(investment) !== 'card') return <Notice tone="info">{t('payment.pageOpened')}</Notice>;
  return <Notice tone="info">{t(takesCards(preparation) ? 'payment.cardOpened' : 'payment.cardOpenedClosed')}</Notice>;
};

/** Until when the place is kept: what is not paid by then is open to others. */
const HeldUntil = ({ investment: { reservedUntil } }: Pick<PaymentFormProps, 'investment'>) => {
  const { t } = useTranslation('invest');
  if (reservedUntil === null) return null;
  return (
    <Notice>
      <Trans t={t} i18nKey="payment.heldUntil" components={{ date: <Deadline value={reservedUntil} /> }} />
    </Notice>
  );
};

interface ClosedProps {
  preparation: Preparation;
  isAnyLeft: boolean;
  /** Whether a press was refused, which says why and that there is another way. */
  isRefused: boolean;
}

/** That no card is taken, or that nothing can be paid with at all. */
const Closed = ({ preparation, isAnyLeft, isRefused }: ClosedProps) => {
  const { t } = useTranslation('invest');
  if (takesCards(preparation) || (isAnyLeft && isRefused)) return null;
  if (isAnyLeft) return <Notice tone="warning">{t('payment.cardClosed')}</Notice>;
  // A wallet that is offered but holds too little is among the choices.
  return <Notice tone="warning">{t(preparation.rails.length > 0 ? 'payment.cardClosedShort' : 'payment.none')}</Notice>;
};

/** C-06: the ways to pay, each with its fee and its limit. */
export const PaymentForm = ({ investment, preparation, card, fromWallet = false }: PaymentFormProps) => {
  const { t } = useTranslation('invest');
  const [rail, setRail] = useState<InvestmentMethod | null>(null);
  const all = useMethods(investment, preparation, wasDeclined(card));
  const choices = fromWallet ? all.filter(({ value }) => value.startsWith('wallet')) : all;
  const payable = choices.filter(({ unavailable }) => !unavailable);
  // The chosen method may no longer be available.
  const chosen = payable.find(({ value }) => value === rail)?.value ?? null;
  const payment = usePay(investment, preparation);
  const { data: site } = useSite();
  const debit = useDebitChoice(chosen === 'ach');
  const amount = formatMoney(investment.amount, investment.currency);
  if (card?.state === 'clearing') return <ClearingPayment campaignSlug={investment.campaignSlug} />;
  return (
    <Columns kind="main">
      <Stack gap={6} className={css.form}>
        <PageHeader
          title={t(fromWallet ? 'payment.walletTitle' : 'payment.title')}
          lede={t(
            fromWallet ? 'payment.walletLede' : investment.units === null ? 'payment.ledeLoan' : 'payment.ledeShares',
          )}
        />
        <HeldUntil investment={investment} />
        <CardPage investment={investment} preparation={preparation} card={card} />
        <PaymentRefusal error={payment.error} reference={investment.number} />
        <Closed preparation={preparation} isAnyLeft={payable.length > 0} isRefused={payment.isError} />
        <ChoiceRows legend={t('payment.from')} value={chosen} choices={choices} onChange={setRail} />
        {chosen === 'ach' && <DebitAccount {...debit.field} amount={amount} next={paths.payment(investment.id)} />}
        {fromWallet && <TextLink to={paths.payment(investment.id)}>{t('payment.otherWays')}</TextLink>}
        {!fromWallet && all.filter(({ value }) => value.startsWith('wallet_')).length > 1 && (
          <TextLink to={paths.walletPayment(investment.id)}>{t('payment.walletTitle')}</TextLink>
        )}
        {takesCards(preparation) &&
          choices.some(({ value }) => value === 'wallet') &&
          investment.amount > preparation.walletBalance && (
            <p>
              <TextLink to={paths.wallet}>{t('payment.addMoney')}</TextLink>
            </p>
          )}
        <Notice>
          {t('payment.custody')} {site && t(`payment.custodian.${site.custodyMode}`)}
        </Notice>
        <StepFoot
          back={{ to: stepPath(LAST_STEP, investment.id), label: t(`steps.${LAST_STEP}`) }}
          sum={<BarSum {...investment} />}
        >
          <Button
            changes
            size="lg"
            disabled={chosen === null}
            loading={payment.isPending}
            onClick={() => {
              if (chosen !== null && debit.isReady()) payment.mutate({ method: chosen, account: debit.account });
            }}
          >
            {chosen ? t(chosen === 'wire' ? 'payment.wireShow' : 'payment.pay', { amount }) : t('payment.choose')}
          </Button>
        </StepFoot>
      </Stack>
      <Summary
        name={investment.campaignName}
        cover={coverFor(investment.coverUrl, investment.category, investment.campaignId)}
        pricePerShare={investment.pricePerShare}
        amount={investment.amount}
        currency={investment.currency}
        units={investment.units}
        closesAt={investment.closesAt}
        cancelUntil={investment.cancelUntil}
        timeToThink={preparation.timeToThink}
      />
    </Columns>
  );
};
