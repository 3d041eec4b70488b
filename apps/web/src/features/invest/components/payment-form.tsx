import { besideWallet } from '@cairn/i18n/rail-words';
import { sharedWith, type InvestmentMethod } from '@cairn/contracts/investments/invest.request';
import { PAGE_RAILS, type PageRail } from '@cairn/contracts/rails/providers';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { wasDeclined, type CardPayment } from '../../../lib/site/card-payment.js';
import { useSite } from '../../../lib/site/site.js';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
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
import type { Placed, Preparation } from '../queries.js';
import { stepPath } from '../steps/step-paths.js';
import css from './invest.module.css';
import { ClearingPayment } from './clearing-payment.js';
import { EscrowMeans } from './escrow-means.js';
import { BarSum, Summary } from './summary.js';
import { useEscrow } from './use-escrow.js';
import { cardPartOf, useMethods } from './use-methods.js';
import { usePay } from './use-pay.js';

/** What stands before the payment, under every law. */
const LAST_STEP = 'subscription-agreement';

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

/** What a way to pay adds on top, alone or beside the wallet. */
const surchargeOf = ({ rails }: Preparation, method: InvestmentMethod): number =>
  rails.find(({ rail }) => rail === besideWallet(method))?.surcharge ?? 0;

/** Which page was opened for it. */
const pageOf = ({ paymentType }: Placed): PageRail =>
  PAGE_RAILS.find((rail) => paymentType === rail || paymentType === sharedWith(rail)) ?? 'card';

/** The state of the page that was opened, if any. */
const OpenedPage = ({ investment, preparation, card, hasOther }: PaymentFormProps & { hasOther: boolean }) => {
  const { t } = useTranslation('invest');
  if (wasDeclined(card)) {
    const until = investment.reservedUntil;
    return (
      <CardRefusal
        failureCode={card.failureCode}
        possible={
          until ? (
            <Trans
              t={t}
              i18nKey={hasOther ? 'fail.possible' : 'fail.possibleOne'}
              components={{ date: <Deadline value={until} /> }}
            />
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
}

/** That nothing can be paid with; where one way is open, which others are not is of no use. */
const Closed = ({ preparation, isAnyLeft }: ClosedProps) => {
  const { t } = useTranslation('invest');
  if (takesCards(preparation) || isAnyLeft) return null;
  // A wallet that is offered but holds too little is among the choices.
  return <Notice tone="warning">{t(preparation.rails.length > 0 ? 'payment.cardClosedShort' : 'payment.none')}</Notice>;
};

/** C-06: the ways to pay, each with its fee and its limit. */
export const PaymentForm = ({ investment, preparation, card, fromWallet = false }: PaymentFormProps) => {
  const { t } = useTranslation('invest');
  const [rail, setRail] = useState<InvestmentMethod | null>(null);
  const all = useMethods(investment, preparation, wasDeclined(card));
  const escrow = useEscrow(investment, rail);
  const choices = fromWallet ? all.filter(({ value }) => value.startsWith('wallet')) : [...all, ...escrow.choices];
  const payable = choices.filter(({ unavailable }) => !unavailable);
  // The chosen method may no longer be available.
  const chosen = payable.find(({ value }) => value === rail)?.value ?? null;
  const payment = usePay(investment, preparation);
  const { data: site } = useSite();
  const isDebit = chosen !== null && besideWallet(chosen) === 'ach';
  const debit = useDebitChoice(isDebit);
  const surcharge = chosen === null ? 0 : surchargeOf(preparation, chosen);
  const amount = formatMoney(investment.amount + surcharge, investment.currency);
  // What is debited belongs to the way that was chosen: it stands inside its row.
  const inside = isDebit ? (
    <DebitAccount
      {...debit.field}
      amount={formatMoney(cardPartOf(investment, preparation, chosen) ?? investment.amount, investment.currency)}
      next={fromWallet ? paths.walletPayment(investment.id) : paths.payment(investment.id)}
    />
  ) : (
    escrow.rail !== null && <EscrowMeans {...escrow.field} rail={escrow.rail} amount={amount} />
  );
  if (card?.state === 'clearing') return <ClearingPayment investment={investment} payment={card} />;
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
        <OpenedPage investment={investment} preparation={preparation} card={card} hasOther={payable.length > 1} />
        <PaymentRefusal error={payment.error} reference={investment.number} />
        <Closed preparation={preparation} isAnyLeft={payable.length > 0} />
        <ChoiceRows
          legend={t('payment.from')}
          value={chosen}
          choices={choices.map((choice) => (choice.value === chosen ? { ...choice, inside } : choice))}
          onChange={setRail}
        />
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
          sum={<BarSum {...investment} surcharge={surcharge} />}
        >
          <Button
            changes
            size="lg"
            disabled={chosen === null}
            loading={payment.isPending}
            onClick={() => {
              if (chosen !== null && debit.isReady() && escrow.isReady())
                payment.mutate({ method: chosen, account: escrow.account ?? debit.account });
            }}
          >
            {chosen === null
              ? t('payment.choose')
              : t(besideWallet(chosen) === 'wire' ? 'payment.wireShow' : 'payment.pay', { amount })}
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
        surcharge={surcharge}
        closesAt={investment.closesAt}
        cancelUntil={investment.cancelUntil}
        timeToThink={preparation.timeToThink}
      />
    </Columns>
  );
};
