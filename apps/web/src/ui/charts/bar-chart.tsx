import { ticksFor } from '../../lib/format/chart-scale.js';
import { formatMoneyShort } from '../../lib/format/format.js';
import { ChartGrid } from './chart-grid.js';
import css from './chart.module.css';

interface BarChartProps {
  /** Minor units of each bar, in reading order. */
  bars: readonly { label: string; amount: number }[];
  currency: string;
}

const WIDTH = 460;
const HEIGHT = 230;
const START = 54;
const END = 454;
const TOP = 14;
const BOTTOM = 202;
const WIDEST = 40;

/** One bar to a label. Labels that are years run left to right everywhere. */
export const BarChart = ({ bars, currency }: BarChartProps) => {
  const largest = Math.max(0, ...bars.map(({ amount }) => amount));
  const ticks = ticksFor(largest);
  const ceiling = ticks.at(-1) ?? 1;
  const room = (END - START) / Math.max(1, bars.length);
  const width = Math.min(WIDEST, room * 0.6);
  const y = (value: number) => BOTTOM - (value / ceiling) * (BOTTOM - TOP);
  return (
    <svg className={`${css.chart} ${css.bars}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <ChartGrid ticks={ticks} label={(tick) => formatMoneyShort(tick, currency)} start={START} end={END} y={y} />
      {bars.map(({ label, amount }, at) => {
        const middle = START + room * (at + 0.5);
        return (
          <g key={label}>
            <rect
              className={css.mark}
              x={middle - width / 2}
              y={y(amount)}
              width={width}
              height={BOTTOM - y(amount)}
              rx="2"
            />
            <text x={middle} y={HEIGHT - 8} textAnchor="middle">
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
