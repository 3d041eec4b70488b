import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatMoneyShort } from '../../../lib/format/format.js';
import { ChartFrame } from '../../../ui/charts/chart-frame.js';
import { DayChart, DayLegend } from '../../../ui/charts/day-chart.js';
import { DataTable } from '../../../ui/data/data-table.js';
import { Count, DateText, Money } from '../../../ui/data/figures.js';
import { bestOf, type ChartDay } from './chart-days.js';

interface PerDayProps {
  /** Without a gap, the oldest first. */
  days: readonly ChartDay[];
  currency: string;
}

const moneyOf = ({ received, committed }: ChartDay): number => received + committed;

/** What was invested on each day, by what became of it. Nothing is drawn while there is nothing. */
export const PerDay = ({ days, currency }: PerDayProps) => {
  const { t, i18n } = useTranslation('desk');
  const best = bestOf(days, moneyOf);
  if (best === undefined) return null;
  return (
    <ChartFrame
      title={t('perDay.title')}
      sentence={t('perDay.sentence', {
        amount: formatMoney(moneyOf(best), currency, { whole: true }),
        date: formatDate(best.day, i18n.language),
      })}
      legend={<DayLegend labels={[t('perDay.received'), t('perDay.committed')]} />}
      chart={
        <DayChart
          days={days.map(({ day, received, committed }) => ({ day, parts: [received, committed] }))}
          label={(tick) => formatMoneyShort(tick, currency)}
          dayLabel={(day) => formatDate(day, i18n.language, 'dayShort')}
        />
      }
      table={
        <DataTable
          caption={t('perDay.title')}
          rows={days.filter(({ begun }) => begun > 0).toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { head: t('perDay.day'), render: ({ day }) => <DateText value={day} /> },
            { head: t('perDay.begun'), render: ({ begun }) => <Count value={begun} />, figure: true, wideOnly: true },
            {
              head: t('perDay.received'),
              render: ({ received }) => <Money amount={received} currency={currency} />,
              figure: true,
            },
            {
              head: t('perDay.committed'),
              render: ({ committed }) => <Money amount={committed} currency={currency} />,
              figure: true,
              wideOnly: true,
            },
          ]}
        />
      }
    />
  );
};
