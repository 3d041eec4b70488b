import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../../lib/format/format.js';
import { ChartFrame } from '../../../ui/charts/chart-frame.js';
import { DayChart } from '../../../ui/charts/day-chart.js';
import { MeterList } from '../../../ui/charts/meter-list.js';
import { DataTable } from '../../../ui/data/data-table.js';
import { Count, DateText } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { textCss } from '../../../ui/text/text.js';
import { bestOf, type ChartDay } from './chart-days.js';
import type { Desk } from './queries.js';

interface VisitsProps {
  /** Without a gap, the oldest first. */
  days: readonly ChartDay[];
  /** Of all days. */
  viewed: number;
}

/** Visits of the page by day. Nothing is drawn while there are none. */
export const Visits = ({ days, viewed }: VisitsProps) => {
  const { t, i18n } = useTranslation('desk');
  if (bestOf(days, ({ visits }) => visits) === undefined) return null;
  return (
    <ChartFrame
      title={t('visits.title')}
      sentence={t('visits.sentence', { count: viewed, visits: formatNumber(viewed, i18n.language) })}
      chart={
        <DayChart
          days={days.map(({ day, visits }) => ({ day, parts: [visits] }))}
          label={(tick) => formatNumber(tick, i18n.language)}
          dayLabel={(day) => formatDate(day, i18n.language, 'dayShort')}
        />
      }
      table={
        <DataTable
          caption={t('visits.title')}
          rows={days.filter(({ visits }) => visits > 0).toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { head: t('perDay.day'), render: ({ day }) => <DateText value={day} /> },
            { head: t('visits.column'), render: ({ visits }) => <Count value={visits} />, figure: true },
          ]}
        />
      }
    />
  );
};

/** Where visits come from, the most first. */
export const Sources = ({ sources }: Pick<Desk, 'sources'>) => {
  const { t } = useTranslation('desk');
  if (sources.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <h2 className={textCss.title3}>{t('visits.sources')}</h2>
      <MeterList
        items={sources.map(({ source, visits }) => ({ id: source, label: t(`sources.${source}`), count: visits }))}
      />
    </Stack>
  );
};

const STEPS = ['viewed', 'saved', 'began', 'committed', 'paid'] as const;

/** How many came how far. */
export const Funnel = ({ funnel }: Pick<Desk, 'funnel'>) => {
  const { t } = useTranslation('desk');
  return (
    <Panel as="section">
      <Stack gap={3}>
        <h2 className={textCss.title3}>{t('funnel.title')}</h2>
        <MeterList items={STEPS.map((step) => ({ id: step, label: t(`funnel.${step}`), count: funnel[step] }))} />
      </Stack>
    </Panel>
  );
};
