import type { Wire } from '@cairn/contracts/kernel/wire';
import type { RepaymentDetail } from '@cairn/contracts/repayments/repayments.replies';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../../lib/format/format.js';
import { useSiteToday } from '../../../lib/format/site-days.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Timeline, type TimelineItem } from '../../../ui/data/timeline.js';
import { layoutCss, Stack } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { textCss } from '../../../ui/text/text.js';
import { repaymentPlanQuery } from '../queries.js';
import { isRepaymentPaid } from './repayment-parts.js';

type Detail = Wire<RepaymentDetail>;

/** From the due date to the investors' wallets; nothing of what is no longer due. */
const useSteps = ({ state, dueDate, paidAt, distributedAt }: Detail): TimelineItem[] => {
  const { t, i18n } = useTranslation('owner');
  const siteDate = useSiteDate();
  if (state === 'cancelled' || state === 'replaced') return [];
  const isPaid = isRepaymentPaid(state);
  const isDone = state === 'distributed';
  const due = { id: 'due', title: t('receipt.after.due'), note: formatDate(dueDate, i18n.language) };
  const paid = { id: 'paid', title: t('receipt.after.paid'), note: paidAt && siteDate(paidAt, 'moment') };
  const credited = {
    id: 'credited',
    title: t('receipt.after.credited'),
    note: distributedAt ? siteDate(distributedAt, 'moment') : t('receipt.after.soon'),
  };
  return [
    isPaid ? { ...paid, state: 'done' } : { ...due, state: 'now' },
    { ...credited, state: isDone ? 'done' : isPaid ? 'now' : 'next' },
  ];
};

/** The payment that is due after it. */
const useNextPayment = ({ id, campaignId }: Detail): TimelineItem[] => {
  const { t, i18n } = useTranslation('owner');
  const { data: plan } = useQuery(repaymentPlanQuery(campaignId));
  const today = useSiteToday();
  const next = plan?.repayments.find((other) => other.state === 'due' && other.id !== id);
  if (!next) return [];
  const note = t('receipt.after.dated', {
    amount: formatMoney(next.amount, next.currency),
    date: formatDate(next.dueDate, i18n.language),
  });
  return next.dueDate < today
    ? [{ id: 'next', title: t('receipt.after.overdue'), note, state: 'now' }]
    : [{ id: 'next', title: t('receipt.after.next'), note, state: 'next' }];
};

/** What has happened to a repayment, and what the owner pays next. */
export const AfterRepayment = ({ repayment }: { repayment: Detail }) => {
  const { t } = useTranslation('owner');
  const items = [...useSteps(repayment), ...useNextPayment(repayment)];
  if (items.length === 0) return null;
  const isOver = items.every(({ state }) => state === 'done');
  return (
    <Panel as="aside" className={layoutCss.sticky} data-print="hide">
      <Stack>
        <h2 className={textCss.title3}>{t(isOver ? 'receipt.after.past' : 'receipt.after.title')}</h2>
        <Timeline items={items} />
      </Stack>
    </Panel>
  );
};
