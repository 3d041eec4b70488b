import { ticksFor } from '../../lib/format/chart-scale.js';
import { ChartGrid } from './chart-grid.js';
import css from './chart.module.css';

interface DayChartProps {
  /** What stands on each day, from the axis up; days without a gap, the oldest first. */
  days: readonly { day: string; parts: readonly number[] }[];
  /** What stands at a tick of the axis. */
  label: (tick: number) => string;
  dayLabel: (day: string) => string;
}

const WIDTH = 720;
const HEIGHT = 240;
const START = 58;
const END = 712;
const TOP = 16;
const BOTTOM = 208;
const GAP = 3;
const WIDEST = 40;
const NAMED_DAYS = 4;

/** The places of the days that are named: the first, the last, and evenly between them. */
const namedOf = (count: number): number[] => {
  const named = Math.min(NAMED_DAYS, count);
  return Array.from({ length: named }, (_, at) => Math.round((at * (count - 1)) / Math.max(1, named - 1)));
};

/** A bar a day, of parts on top of one another. Time runs left to right everywhere. */
export const DayChart = ({ days, label, dayLabel }: DayChartProps) => {
  const ticks = ticksFor(Math.max(0, ...days.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0))));
  const ceiling = ticks.at(-1) ?? 1;
  const room = (END - START) / Math.max(1, days.length);
  const width = Math.min(WIDEST, Math.max(1, room - GAP));
  const middle = (at: number) => START + room * (at + 0.5);
  const y = (value: number) => BOTTOM - (value / ceiling) * (BOTTOM - TOP);
  return (
    <svg className={css.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <ChartGrid ticks={ticks} label={label} start={START} end={END} y={y} />
      {days.map(({ day, parts }, at) =>
        parts.map((part, n) => {
          const below = parts.slice(0, n).reduce((sum, other) => sum + other, 0);
          return part > 0 ? (
            <rect
              key={`${day} ${n}`}
              className={n === 0 ? css.mark : css.second}
              x={middle(at) - width / 2}
              y={y(below + part)}
              width={width}
              height={y(below) - y(below + part)}
            />
          ) : null;
        }),
      )}
      {namedOf(days.length).map((at) => (
        <text key={at} x={middle(at)} y={HEIGHT - 8} textAnchor={anchorOf(at, days.length)}>
          {dayLabel(days[at]?.day ?? '')}
        </text>
      ))}
    </svg>
  );
};

/** Words at the ends stay within the drawing. */
const anchorOf = (at: number, count: number): 'start' | 'middle' | 'end' => {
  if (count < NAMED_DAYS) return 'middle';
  if (at === 0) return 'start';
  return at === count - 1 ? 'end' : 'middle';
};

/** What the colours of a chart of days stand for. */
export const DayLegend = ({ labels }: { labels: readonly [string, string] }) => (
  <div className={css.legend}>
    {labels.map((label, at) => (
      <span key={label}>
        <i className={css.key} data-second={at > 0 || undefined} />
        {label}
      </span>
    ))}
  </div>
);
