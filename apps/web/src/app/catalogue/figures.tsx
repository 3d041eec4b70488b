import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format/format.js';
import { BarChart } from '../../ui/charts/bar-chart.js';
import { DayChart, DayLegend } from '../../ui/charts/day-chart.js';
import { MeterList } from '../../ui/charts/meter-list.js';
import { PartsBar } from '../../ui/charts/parts-bar.js';
import { Avatar } from '../../ui/data/avatar.js';
import { Badge, type BadgeShape, type BadgeTone } from '../../ui/data/badge.js';
import { DataTable } from '../../ui/data/data-table.js';
import { Code, Count, DateText, Money, Percent } from '../../ui/data/figures.js';
import { Timeline } from '../../ui/data/timeline.js';
import { BarLegend, Strata } from '../../ui/layout/strata.js';
import { Deed, Kpis, Panel, Terms } from '../../ui/layout/surface.js';
import { Sample, State } from './sample.js';

const BADGES = [
  ['neutral', 'hollow', 'status.campaign.0'],
  ['info', 'half', 'status.campaign.1'],
  ['success', 'dot', 'status.campaign.2'],
  ['danger', 'square', 'status.campaign.3'],
  ['success', 'solid', 'status.campaign.4'],
  ['warning', 'half', 'status.repayment.late'],
  ['accent', 'dot', 'status.closingSoon'],
  ['yours', 'solid', 'status.investment.settled'],
] as const satisfies readonly (readonly [BadgeTone, BadgeShape, string])[];

const OFFERING = { ceiling: 400_000_00, received: 180_000_00, committed: 60_000_00 };

const Bars = () => {
  const { t, i18n } = useTranslation('common');
  const parts = [
    { id: 'water', label: t('category.water'), share: 0.6, value: <Percent ratio={0.6} /> },
    { id: 'food', label: t('category.food'), share: 0.3, value: <Percent ratio={0.3} /> },
    { id: 'film', label: t('category.film'), share: 0.1, value: <Percent ratio={0.1} /> },
  ];
  return (
    <Sample of="Strata, BarLegend, BarChart, DayChart, MeterList, PartsBar">
      <State>
        <Strata {...OFFERING} mine={20_000_00} sentence={t('kind.equity')} />
        <BarLegend
          items={[
            { kind: 'mine', label: t('status.investment.settled') },
            { kind: 'received', label: t('card.received') },
          ]}
        />
      </State>
      <State>
        <Strata {...OFFERING} mini sentence={t('kind.debt')} />
        <Strata {...OFFERING} received={400_000_00} committed={0} mini sentence={t('kind.debt')} />
        <Strata {...OFFERING} received={0} committed={0} mini sentence={t('kind.debt')} />
      </State>
      <State>
        <BarChart
          currency="USD"
          bars={[
            { label: '2025', amount: 1_200_00 },
            { label: '2026', amount: 3_400_00 },
          ]}
        />
      </State>
      <State>
        <DayLegend labels={[t('card.received'), t('status.investment.reserved')]} />
        <DayChart
          days={[12, 30, 7, 0, 18, 26].map((part, at) => ({ day: `2026-11-0${at + 1}`, parts: [part, at] }))}
          label={String}
          dayLabel={(day) => formatDate(day, i18n.language, 'dayShort')}
        />
      </State>
      <State>
        <MeterList
          items={parts.map(({ id, label, share }) => ({
            id,
            label,
            count: id === 'film' ? 0 : Math.round(share * 100),
          }))}
        />
      </State>
      <State>
        <PartsBar parts={parts} />
      </State>
    </Sample>
  );
};

export const FiguresAndData = () => {
  const { t } = useTranslation('common');
  const rows = [
    { id: 'a', name: t('category.water'), amount: 1_234_56, at: '2026-11-20' },
    { id: 'b', name: t('category.food'), amount: 98_765_43, at: '2026-12-24' },
  ];
  return (
    <>
      <Sample of="Badge, Avatar">
        {BADGES.map(([tone, shape, word]) => (
          <Badge key={word} tone={tone} shape={shape}>
            {t(word)}
          </Badge>
        ))}
        <Avatar id="a" name="Ada Byrne" />
        <Avatar id="b" name="Nora Kaya" size="large" />
      </Sample>
      <Sample of="Money, Percent, Count, DateText, Code">
        <Money amount={1_234_56} currency="USD" />
        <Money amount={-1_234_56} currency="EUR" />
        <Percent ratio={0.085} />
        <Count value={40_000} />
        <DateText value="2026-11-20" />
        <Code>INV-000123</Code>
      </Sample>
      <Sample of="DataTable, Terms, Kpis, Timeline">
        <State>
          <DataTable
            caption={t('chart.asTable')}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { head: t('category.other'), render: ({ name }) => name },
              { head: t('status.repayment.due'), render: ({ at }) => <DateText value={at} /> },
              {
                head: t('nav.wallet'),
                figure: true,
                render: ({ amount }) => <Money amount={amount} currency="USD" />,
              },
            ]}
          />
        </State>
        <State>
          <Deed>
            <Terms
              sum
              items={[
                { term: t('kind.equity'), value: <Money amount={1_000_00} currency="USD" /> },
                { term: t('category.other'), value: <Money amount={20_00} currency="USD" /> },
                { term: t('receipt.issuedBy'), value: <Money amount={1_020_00} currency="USD" />, total: true },
              ]}
            />
          </Deed>
        </State>
        <State>
          <Panel>
            <Kpis
              items={[
                { label: t('kind.equity'), value: <Count value={3} /> },
                { label: t('kind.debt'), value: <Count value={2} /> },
                { label: t('nav.wallet'), value: <Money amount={98_765_43} currency="USD" /> },
              ]}
            />
          </Panel>
        </State>
        <State>
          <Timeline
            items={[
              { id: 'a', title: t('status.payout.requested'), state: 'done', note: <DateText value="2026-11-18" /> },
              { id: 'b', title: t('status.payout.released'), state: 'now' },
              { id: 'c', title: t('status.payout.paid'), state: 'next' },
            ]}
          />
        </State>
      </Sample>
      <Bars />
    </>
  );
};
