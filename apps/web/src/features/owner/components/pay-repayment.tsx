import type { Wire } from '@cairn/contracts/kernel/wire';
import type { RepaymentDetail } from '@cairn/contracts/repayments/repayments.replies';
import type { RepaymentRail } from '@cairn/contracts/repayments/repayments.requests';
import { RAIL_TRAITS, WALLET_FACTS } from '@cairn/contracts/rails/providers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { useCardPayment, wasDeclined } from '../../../lib/site/card-payment.js';
import { isCollected, railsQuery, useProviderChoices } from '../../../lib/site/provider-choices.js';
import { gatewaysQuery } from '../../../lib/site/form.queries.js';
import { formatDate, formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { CardRefusal } from '../../../ui/feedback/card-refusal.js';
import { ChoiceRows, type Choice } from '../../../ui/inputs/choice-rows.js';
import { DebitAccount } from '../../../ui/inputs/debit-account.js';
import { useDebitChoice } from '../../../ui/inputs/use-debit-choice.js';
import { Columns, layoutCss, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { PaymentRefusal } from '../../../ui/feedback/payment-refusal.js';
import { Deed, Notice, Panel } from '../../../ui/layout/surface.js';
import { Text, textCss, TextLink } from '../../../ui/text/text.js';
import { balanceQuery } from '../queries.js';
import { usePayRepayment } from '../use-pay-repayment.js';
import { RepaymentParts, RepaymentSums } from './repayment-parts.js';

/** Pays an instalment from the wallet at once, or on the provider's page. */
export const PayRepayment = ({ repayment }: { repayment: Wire<RepaymentDetail> }) => {
  const { t, i18n } = useTranslation(['owner', 'invest', 'bank']);
  const { data: card } = useCardPayment('repayment', repayment.id, repayment.state === 'paying');
  const [rail, setRail] = useState<RepaymentRail | null>(null);
  const amount = formatMoney(repayment.amount, repayment.currency);
  const payment = usePayRepayment(repayment);
  // A user who left the provider's page without paying can go back to it.
  const due = repayment.state === 'due' || repayment.state === 'paying';
  const over = repayment.state === 'cancelled' || repayment.state === 'replaced' ? repayment.state : 'paid';
  const { data: wallet } = useQuery({ ...balanceQuery(repayment.currency), enabled: due });
  const missing = wallet === undefined ? 0 : Math.max(0, repayment.amount - wallet.available);
  const { data: gateways } = useQuery({ ...gatewaysQuery(i18n.language), enabled: due });
  const isWalletClosed = gateways !== undefined && !gateways.some(({ code }) => code === 'wallet');
  const money = (value: number) => formatMoney(value, repayment.currency);
  const short =
    wallet !== undefined && missing > 0
      ? t('invest:payment.short', { balance: money(wallet.available), short: money(missing) })
      : undefined;
  const walletRefusal = isWalletClosed ? t('pay.walletClosed') : short;
  const { data: rails } = useQuery({ ...railsQuery(repayment.currency), enabled: due });
  const { choice, factsOf } = useProviderChoices(repayment.currency);
  const debit = useDebitChoice(rail === 'ach');
  const inside = <DebitAccount {...debit.field} amount={amount} next={paths.ownerRepaymentPayment(repayment.id)} />;
  const choices: Choice<RepaymentRail>[] = [
    {
      value: 'wallet',
      title: t('pay.wallet'),
      text: t('pay.walletText'),
      end: t('invest:payment.noFee'),
      facts: factsOf(WALLET_FACTS),
      unavailable: walletRefusal,
    },
    ...(rails?.filter(isCollected) ?? []).map((offer) => {
      const one = choice(offer, repayment.amount);
      return offer.rail === 'ach' ? { ...one, inside } : one;
    }),
  ];
  const surcharge = rails?.filter(isCollected).find((offer) => offer.rail === rail)?.surcharge ?? 0;
  const chosen = choices.find(({ value, unavailable }) => value === rail && !unavailable)?.value ?? null;
  const most = wallet === undefined ? 0 : Math.max(0, ...wallet.topUpRails.map(({ maximum }) => maximum ?? Infinity));
  if (card?.state === 'clearing')
    return (
      <Stack gap={6}>
        <PageHeader title={t('pay.title', { amount })} />
        <Notice tone="info">{t('pay.clearing', { days: RAIL_TRAITS[card.rail].clearingDays })}</Notice>
        <TextLink to={paths.ownerRepayments(repayment.campaignId)}>{t('pay.back')}</TextLink>
      </Stack>
    );
  return (
    <Columns kind="main">
      <Stack gap={6}>
        <PageHeader
          title={t(due ? 'pay.title' : 'pay.titleOver', { amount })}
          lede={due && t('pay.lede', { date: formatDate(repayment.dueDate, i18n.language) })}
        />
        {wasDeclined(card) && (
          <CardRefusal failureCode={card.failureCode} possible={t('pay.possible')} reference={repayment.number} />
        )}
        <PaymentRefusal error={payment.error} reference={repayment.number} />
        {due ? (
          <ChoiceRows legend={t('pay.from')} value={chosen} onChange={setRail} choices={choices} />
        ) : (
          <Notice tone={over === 'paid' ? 'success' : 'plain'}>{t(`pay.${over}`)}</Notice>
        )}
        {due && short !== undefined && !isWalletClosed && most > 0 && (
          <p>
            <TextLink to={paths.wallet}>{t('invest:payment.addMoney')}</TextLink>{' '}
            {missing > most && (
              <Text size="small" muted>
                {t('pay.topUps', { limit: money(most), count: Math.ceil(missing / most) })}
              </Text>
            )}
          </p>
        )}
        {due && wallet !== undefined && wallet.cardMoneyCooldownDays > 0 && (
          <Text as="p" size="small" muted>
            {t('pay.cardMoney', { count: wallet.cardMoneyCooldownDays })}
          </Text>
        )}
        {repayment.parts.length > 0 && <RepaymentParts repayment={repayment} />}
      </Stack>
      <Panel as="aside" lift className={layoutCss.sticky}>
        <Stack gap={4}>
          <h2 className={textCss.title3}>{t('pay.this')}</h2>
          <Deed>
            <RepaymentSums repayment={repayment} surcharge={chosen === null ? 0 : surcharge} />
          </Deed>
          {due && (
            <Button
              size="lg"
              fullWidth
              disabled={chosen === null}
              loading={payment.isPending}
              onClick={() => chosen && debit.isReady() && payment.mutate({ rail: chosen, account: debit.account })}
            >
              {chosen === 'wire'
                ? t('invest:payment.wireShow')
                : t('pay.submit', { amount: money(repayment.amount + (chosen === null ? 0 : surcharge)) })}
            </Button>
          )}
          <TextLink to={paths.ownerRepayments(repayment.campaignId)}>{t('pay.back')}</TextLink>
        </Stack>
      </Panel>
    </Columns>
  );
};
