import { ticksFor } from '../../lib/format/chart-scale.js';
import { formatMoneyShort } from '../../lib/format/format.js';
import { ChartGrid } from './chart-grid.js';
import css from './chart.module.css';

interface SteppedChartProps {
  /** Minor units at each instant (milliseconds), oldest first. */
  points: readonly { at: number; total: number }[];
  /** The end of the time axis. */
  until: number;
  currency: string;
  /** Word at the end of the line. */
  label: string;
}

const WIDTH = 720;
const HEIGHT = 260;
const START = 58;
const END = 628;
const TOP = 14;
const BOTTOM = 230;

/** A year's word needs this much room. */
const ROOM = 56;

interface YearLabel {
  year: number;
  at: number;
  anchor: 'start' | 'middle';
}

/** The year in which it began, and each January first after it, as far as there is room. */
const yearLabels = (from: number, to: number, x: (at: number) => number): YearLabel[] => {
  const began = new Date(from).getUTCFullYear();
  const count = new Date(to).getUTCFullYear() - began;
  const labels: YearLabel[] = [{ year: began, at: START, anchor: 'start' }];
  for (let later = 1; later <= count; later += 1) {
    const year = began + later;
    const at = x(Date.UTC(year, 0, 1));
    if (at - (labels.at(-1)?.at ?? START) >= ROOM) labels.push({ year, at, anchor: 'middle' });
  }
  return labels;
};

/** A sum over time in steps, because it only changes by events. Time runs left to right everywhere. */
export const SteppedChart = ({ points, until, currency, label }: SteppedChartProps) => {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const to = Math.max(until, last.at, first.at + 1);
  const ticks = ticksFor(last.total);
  const ceiling = ticks.at(-1) ?? last.total;
  const x = (at: number) => START + ((at - first.at) / (to - first.at)) * (END - START);
  const y = (value: number) => BOTTOM - (value / ceiling) * (BOTTOM - TOP);
  const path = `M${START} ${y(0)}${points.map(({ at, total }) => `H${x(at)}V${y(total)}`).join('')}H${END}`;
  return (
    <svg className={css.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <ChartGrid ticks={ticks} label={(tick) => formatMoneyShort(tick, currency)} start={START} end={END} y={y} />
      {yearLabels(first.at, to, x).map(({ year, at, anchor }) => (
        <text key={year} x={at} y={HEIGHT - 8} textAnchor={anchor}>
          {year}
        </text>
      ))}
      <path className={css.area} d={`${path}V${BOTTOM}H${START}Z`} />
      <path className={css.line} d={path} />
      <circle className={css.mark} cx={END} cy={y(last.total)} r="3.5" />
      <text className={css.lineLabel} x={END + 10} y={y(last.total) + 4}>
        {label}
      </text>
    </svg>
  );
};
