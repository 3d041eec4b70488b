import type { Wire } from '@cairn/contracts/kernel/wire';
import { repaymentsApi } from '@cairn/contracts/repayments/repayments.endpoints';
import type { RepaymentDetail } from '@cairn/contracts/repayments/repayments.replies';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/api.js';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { StatusBadge } from '../../../ui/data/status-badge.js';
import { ReceiptActions } from '../../../ui/feedback/receipt-actions.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Paper } from '../../../ui/layout/paper.js';
import { Lede, TextLink } from '../../../ui/text/text.js';
import { isRepaymentPaid, RepaymentParts, RepaymentSums } from './repayment-parts.js';

/** A repayment by its true state, its paper, and who received what. */
export const RepaymentReceiptView = ({ repayment }: { repayment: Wire<RepaymentDetail> }) => {
  const { t } = useTranslation('owner');
  const { state, amount, currency, number, paidAt } = repayment;
  const isPaid = isRepaymentPaid(state);
  const head =
    state === 'distributing' || state === 'distributed'
      ? t(`receipt.heads.${state}`, { amount: formatMoney(amount, currency) })
      : t(`receipt.titles.${state}`);
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <StatusBadge family="repayment" status={state} />
        <h1>{head}</h1>
        <Lede>{t(`receipt.notes.${state}`)}</Lede>
      </Stack>
      <Paper
        title={t(isPaid ? `receipt.titles.distributed` : 'receipt.paper')}
        number={t('receipt.numbered', { number })}
        issuedAt={isPaid ? paidAt : null}
        printed={isPaid}
      >
        <RepaymentSums repayment={repayment} />
      </Paper>
      <Row flow data-print="hide">
        {isPaid && (
          <ReceiptActions
            number={number}
            pdf={() =>
              fetchFile(repaymentsApi.read, { params: { repaymentId: repayment.id }, query: { format: 'pdf' } })
            }
          />
        )}
        {(state === 'due' || state === 'paying') && (
          <TextLink to={paths.ownerRepaymentPayment(repayment.id)}>{t('receipt.payNow')}</TextLink>
        )}
        <TextLink to={paths.ownerRepayments(repayment.campaignId)}>{t('pay.back')}</TextLink>
      </Row>
      {state !== 'cancelled' && state !== 'replaced' && <RepaymentParts repayment={repayment} />}
    </Stack>
  );
};
