import { useTranslation } from 'react-i18next';
import { formatMoney, formatPercent } from '../../../lib/format/format.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { BarChart } from '../../../ui/charts/bar-chart.js';
import { ChartFrame } from '../../../ui/charts/chart-frame.js';
import { DataTable } from '../../../ui/data/data-table.js';
import { LateBadge } from '../../../ui/data/late-badge.js';
import { Money, Percent } from '../../../ui/data/figures.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { PartsBar } from '../../../ui/charts/parts-bar.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { SteppedChart } from '../../../ui/charts/stepped-chart.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { Held } from '../queries.js';
import { investedByYear, investedOverTime, partsOf } from '../series.js';

interface ChartProps {
  holdings: readonly Held[];
  currency: string;
}

/** Amounts invested, step by step. */
export const InvestedOverTime = ({ holdings, currency, readAt }: ChartProps & { readAt: number }) => {
  const { t } = useTranslation('portfolio');
  const siteDate = useSiteDate();
  const points = investedOverTime(holdings);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const sentence = t('chart.overTimeSentence', {
    amount: formatMoney(last.total, currency, { whole: true }),
    date: siteDate(new Date(first.at).toISOString()),
  });
  return (
    <ChartFrame
      title={t('chart.overTime')}
      sentence={sentence}
      chart={<SteppedChart points={points} until={readAt} currency={currency} label={t('invested')} />}
      table={
        <DataTable
          caption={t('chart.overTime')}
          rows={points}
          rowKey={({ at, total }) => `${at} ${total}`}
          columns={[
            { head: t('chart.date'), render: ({ at }) => <SiteDate value={new Date(at).toISOString()} /> },
            { head: t('invested'), render: ({ total }) => <Money amount={total} currency={currency} />, figure: true },
          ]}
        />
      }
    />
  );
};

const WhereItIs = ({ holdings, currency }: ChartProps) => {
  const { t, i18n } = useTranslation('portfolio');
  const parts = partsOf(holdings);
  const largest = parts[0];
  if (!largest) return null;
  return (
    <Stack as="section">
      <h2 className={textCss.title3}>{t('chart.where')}</h2>
      <PartsBar
        parts={parts.map(({ id, name, amount, share, lateSince }) => ({
          id,
          share,
          label: (
            <>
              <bdi>{name ?? t('chart.others')}</bdi> {lateSince && <LateBadge dueDate={lateSince} />}
            </>
          ),
          value: (
            <>
              <b>
                <Money amount={amount} currency={currency} whole />
              </b>
              <Text muted>
                <Percent ratio={share} digits={0} />
              </Text>
            </>
          ),
        }))}
      />
      {largest.name !== null && largest.share > 1 / 3 && (
        <Text as="p" size="small" muted>
          {t('chart.concentrated', { name: largest.name, share: formatPercent(largest.share, i18n.language, 0) })}
        </Text>
      )}
    </Stack>
  );
};

const YearByYear = ({ holdings, currency }: ChartProps) => {
  const { t } = useTranslation('portfolio');
  const years = investedByYear(holdings);
  const best = years.toSorted((a, b) => b.amount - a.amount)[0];
  if (!best) return null;
  const sentence = t('chart.yearsSentence', {
    year: String(best.year),
    amount: formatMoney(best.amount, currency, { whole: true }),
  });
  return (
    <ChartFrame
      title={t('chart.years')}
      sentence={sentence}
      chart={<BarChart bars={years.map(({ year, amount }) => ({ label: String(year), amount }))} currency={currency} />}
      table={
        <DataTable
          caption={t('chart.years')}
          rows={years}
          rowKey={({ year }) => String(year)}
          columns={[
            { head: t('chart.year'), render: ({ year }) => <bdi>{year}</bdi> },
            {
              head: t('invested'),
              render: ({ amount }) => <Money amount={amount} currency={currency} />,
              figure: true,
            },
          ]}
        />
      }
    />
  );
};

/** Two views of the holdings: their distribution, and when they were paid. */
export const WhereAndWhen = (props: ChartProps) => (
  <Columns kind="two">
    <WhereItIs {...props} />
    <YearByYear {...props} />
  </Columns>
);
