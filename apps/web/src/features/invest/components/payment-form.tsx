import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import type { InvestmentRail } from '@cairn/contracts/investments/invest.request';
import { paymentsApi } from '@cairn/contracts/payments/payments.endpoints';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { send } from '../../../lib/api.js';
import { wasDeclined, type CardPayment } from '../../../lib/card-payment.js';
import { formatMoney } from '../../../lib/format.js';
import { paths } from '../../../lib/paths.js';
import { useCommand } from '../../../lib/use-command.js';
import { useSiteDate } from '../../../lib/use-site-date.js';
import { CardRefusal } from '../../../ui/card-refusal.js';
import { ChoiceRows, type Choice } from '../../../ui/choice-rows.js';
import { Columns, Stack } from '../../../ui/layout.js';
import { PageHeader } from '../../../ui/page-header.js';
import { StepFoot } from '../../../ui/step-foot.js';
import { PaymentRefusal } from '../../../ui/payment-refusal.js';
import { Notice } from '../../../ui/surface.js';
import { TextLink } from '../../../ui/text.js';
import { investKeys, type Placed, type Preparation } from '../api/invest.queries.js';
import css from './invest.module.css';
import { Summary } from './summary.js';

/** Pays from the wallet at once, or goes to the provider's page. */
const usePay = (investment: Placed) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const command = useCommand();
  return useMutation({
    mutationFn: async (rail: InvestmentRail) => {
      if (rail === 'wallet') {
        const params = { id: investment.id };
        await command([params, rail, investment.amount], (idempotencyKey) =>
          send(investmentsApi.payFromWallet, { params, idempotencyKey }),
        );
        await queries.invalidateQueries({ queryKey: investKeys.all });
        await queries.invalidateQueries({ queryKey: ['wallet'] });
        await navigate(paths.receipt(investment.id));
        return;
      }
      const body = { purpose: 'investment' as const, id: investment.id };
      const { url } = await command([body, rail, investment.amount], (idempotencyKey) =>
        send(paymentsApi.createCheckout, { body, idempotencyKey }),
      );
      window.location.assign(url);
    },
  });
};

/** What the card choice says of a card page that was opened before. */
const cardWord = ({ state }: Placed, declined: boolean): string =>
  declined ? 'payment.cardOther' : state === 'paying' ? 'payment.cardAgain' : 'payment.cardText';

const useRailChoices = (investment: Placed, preparation: Preparation, declined: boolean): Choice<InvestmentRail>[] => {
  const { t } = useTranslation('invest');
  const money = (value: number) => formatMoney(value, investment.currency);
  const fee = t('payment.noFee');
  return preparation.rails.map(({ rail, maximum }): Choice<InvestmentRail> => {
    if (rail === 'wallet') {
      const short = investment.amount - preparation.walletBalance;
      const balance = money(preparation.walletBalance);
      return {
        value: rail,
        title: t('payment.wallet'),
        text: t('payment.walletText', { balance }),
        end: fee,
        unavailable: short > 0 ? t('payment.short', { balance, short: money(short) }) : undefined,
      };
    }
    return {
      value: rail,
      title: t('payment.card'),
      text: t(cardWord(investment, declined)),
      end: fee,
      ...(maximum !== null && investment.amount > maximum
        ? { unavailable: t('payment.cardLimit', { limit: money(maximum) }) }
        : {}),
    };
  });
};

interface PaymentFormProps {
  investment: Placed;
  preparation: Preparation;
  /** The card payment that was begun for it; none where there is none. */
  card?: CardPayment | undefined;
}

/** What has become of the card page that was opened, if one was. */
const CardPage = ({ investment, card }: Pick<PaymentFormProps, 'investment' | 'card'>) => {
  const { t } = useTranslation('invest');
  const siteDate = useSiteDate();
  if (wasDeclined(card)) {
    const until = investment.reservedUntil;
    return (
      <CardRefusal
        failureCode={card.failureCode}
        possible={until ? t('fail.possible', { date: siteDate(until, 'moment') }) : t('fail.open')}
        reference={investment.number}
        actions={
          <Button component={Link} to={paths.invest(investment.campaignId)} size="sm" variant="default">
            {t('fail.change')}
          </Button>
        }
      />
    );
  }
  return investment.state === 'paying' ? <Notice tone="info">{t('payment.cardOpened')}</Notice> : null;
};

/** C-06: the ways to pay, each with its fee and its limit. */
export const PaymentForm = ({ investment, preparation, card }: PaymentFormProps) => {
  const { t } = useTranslation('invest');
  const [rail, setRail] = useState<InvestmentRail | null>(null);
  const choices = useRailChoices(investment, preparation, wasDeclined(card));
  const payment = usePay(investment);
  const amount = formatMoney(investment.amount, investment.currency);
  return (
    <Columns kind="main">
      <Stack gap={6} className={css.form}>
        <PageHeader
          title={t('payment.title')}
          lede={t(investment.units === null ? 'payment.ledeLoan' : 'payment.ledeShares')}
        />
        <CardPage investment={investment} card={card} />
        <PaymentRefusal error={payment.error} reference={investment.number} />
        {choices.length === 0 && <Notice tone="warning">{t('payment.none')}</Notice>}
        <ChoiceRows legend={t('payment.from')} value={rail} choices={choices} onChange={setRail} />
        {choices.some(({ value }) => value === 'wallet') && investment.amount > preparation.walletBalance && (
          <p>
            <TextLink to={paths.wallet}>{t('payment.addMoney')}</TextLink>
          </p>
        )}
        <Notice>{t('payment.custody')}</Notice>
        <StepFoot back={{ to: paths.invest(investment.campaignId), label: t('steps.amount') }}>
          <Button
            size="lg"
            disabled={rail === null}
            loading={payment.isPending}
            onClick={() => rail && payment.mutate(rail)}
          >
            {rail ? t('payment.pay', { amount }) : t('payment.choose')}
          </Button>
        </StepFoot>
      </Stack>
      <Summary
        name={investment.campaignName}
        amount={investment.amount}
        currency={investment.currency}
        units={investment.units}
        closesAt={investment.closesAt}
        cancelUntil={investment.cancelUntil}
      />
    </Columns>
  );
};
