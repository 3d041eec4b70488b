import type { Wire } from '@cairn/contracts/kernel/wire';
import { repaymentsApi } from '@cairn/contracts/repayments/repayments.endpoints';
import type { RepaymentDetail } from '@cairn/contracts/repayments/repayments.replies';
import { REPAYMENT_RAILS, type RepaymentRail } from '@cairn/contracts/repayments/repayments.requests';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { send } from '../../../lib/api.js';
import { useCardPayment, wasDeclined } from '../../../lib/card-payment.js';
import { formatDate, formatMoney } from '../../../lib/format.js';
import { paths } from '../../../lib/paths.js';
import { useCommand } from '../../../lib/use-command.js';
import { CardRefusal } from '../../../ui/card-refusal.js';
import { ChoiceRows } from '../../../ui/choice-rows.js';
import { PageHeader } from '../../../ui/page-header.js';
import { StepFoot } from '../../../ui/step-foot.js';
import { RefusalNotice } from '../../../ui/refusal-notice.js';
import { Notice } from '../../../ui/surface.js';
import { RepaymentParts, RepaymentSums } from './repayment-parts.js';

/** Pays an instalment from the wallet at once, or on the provider's page. */
export const PayRepayment = ({ repayment }: { repayment: Wire<RepaymentDetail> }) => {
  const { t, i18n } = useTranslation(['owner', 'invest']);
  const navigate = useNavigate();
  const { data: card } = useCardPayment('repayment', repayment.id, repayment.state === 'paying');
  const [rail, setRail] = useState<RepaymentRail | null>(null);
  const command = useCommand();
  const amount = formatMoney(repayment.amount, repayment.currency);
  const back = { to: paths.ownerRepayments(repayment.campaignId), label: t('pay.back') };
  const payment = useMutation({
    mutationFn: async (transactionType: RepaymentRail) => {
      const params = { repaymentId: repayment.id };
      const { url } = await command({ ...params, transactionType }, (idempotencyKey) =>
        send(repaymentsApi.pay, { params, body: { transactionType }, idempotencyKey }),
      );
      if (url) window.location.assign(url);
      else await navigate(paths.ownerRepaymentReceipt(repayment.id));
    },
  });
  // Who left the provider's page without paying can go back to it.
  const due = repayment.state === 'due' || repayment.state === 'paying';
  return (
    <>
      <PageHeader
        title={t('pay.title', { amount })}
        lede={t('pay.lede', { date: formatDate(repayment.dueDate, i18n.language) })}
      />
      <RepaymentSums repayment={repayment} />
      {wasDeclined(card) && (
        <CardRefusal failureCode={card.failureCode} possible={t('pay.possible')} reference={repayment.number} />
      )}
      <RefusalNotice error={payment.error} />
      {due ? (
        <ChoiceRows
          legend={t('pay.from')}
          value={rail}
          onChange={setRail}
          choices={REPAYMENT_RAILS.map((value) => ({ value, title: t(`pay.${value}`), text: t(`pay.${value}Text`) }))}
        />
      ) : (
        <Notice tone={repayment.state === 'cancelled' ? 'plain' : 'success'}>
          {t(repayment.state === 'cancelled' ? 'pay.cancelled' : 'pay.paid')}
        </Notice>
      )}
      <StepFoot back={back}>
        <Button
          size="lg"
          disabled={!due || rail === null}
          loading={payment.isPending}
          onClick={() => rail && payment.mutate(rail)}
        >
          {t('pay.submit', { amount })}
        </Button>
      </StepFoot>
      <RepaymentParts repayment={repayment} />
    </>
  );
};
