import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format/format.js';
import { useSiteToday } from '../../../lib/format/site-days.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Money } from '../../../ui/data/figures.js';
import { Timeline, type TimelineItem } from '../../../ui/data/timeline.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Terms } from '../../../ui/layout/surface.js';
import { progressOf } from '../payments.js';
import type { PageData } from '../queries.js';

/** The closing and the payments since, newest first; one that is overdue stands before all of them. */
const useEvents = (page: PageData): TimelineItem[] => {
  const { t, i18n } = useTranslation('campaign');
  const siteDate = useSiteDate();
  const today = useSiteToday();
  const { first, latest, next } = progressOf(page.payments);
  const dated = (amount: number, date: string) =>
    t('since.dated', { amount: formatMoney(amount, page.currency), date });
  const isLate = next !== null && next.dueDate < today;
  const made = (id: 'first' | 'latest', payment: typeof first): TimelineItem[] =>
    payment?.paidAt
      ? [{ id, title: t(`since.${id}`), note: dated(payment.amount, siteDate(payment.paidAt)), state: 'done' }]
      : [];
  return [
    ...(next
      ? [
          {
            id: 'next',
            title: t(isLate ? 'since.overdue' : 'since.next'),
            note: dated(next.amount, formatDate(next.dueDate, i18n.language)),
            state: isLate ? ('now' as const) : ('next' as const),
          },
        ]
      : []),
    ...(latest === first ? [] : made('latest', latest)),
    ...made('first', first),
    ...(page.closesAt
      ? [
          {
            id: 'closed',
            title: t('since.closed', { amount: formatMoney(page.received, page.currency, { whole: true }) }),
            note: siteDate(page.closesAt, 'moment'),
            state: 'done' as const,
          },
        ]
      : []),
    ...(page.settledPart
      ? [
          {
            id: 'part',
            title: t('since.part', { amount: formatMoney(page.settledPart.amount, page.currency, { whole: true }) }),
            note: siteDate(page.settledPart.at, 'moment'),
            state: 'done' as const,
          },
        ]
      : []),
  ];
};

/** What has become of it since it was funded: what was paid, what is next, and what is late. */
export const SinceClosing = ({ page }: { page: PageData }) => {
  const { t, i18n } = useTranslation('campaign');
  const events = useEvents(page);
  const { made, interest, principal } = progressOf(page.payments);
  const number = (value: number) => formatNumber(value, i18n.language);
  const money = (amount: number) => <Money amount={amount} currency={page.currency} />;
  return (
    <Stack as="section" id="since">
      <h2>{t('since.title')}</h2>
      <Timeline items={events} />
      {page.debtTerms && page.payments.length > 0 && (
        <Terms
          sum
          items={[
            { term: t('since.made'), value: t('since.of', { made: number(made), all: number(page.payments.length) }) },
            { term: t('since.principal'), value: money(principal) },
            { term: t('since.interest'), value: money(interest) },
          ]}
        />
      )}
    </Stack>
  );
};
