import css from './chart.module.css';

interface ChartGridProps {
  ticks: readonly number[];
  /** What stands at a tick. */
  label: (tick: number) => string;
  start: number;
  end: number;
  /** The position of a value, from the top. */
  y: (value: number) => number;
}

/** Lines across at round figures, and the axis at nothing. */
export const ChartGrid = ({ ticks, label, start, end, y }: ChartGridProps) => (
  <>
    {ticks.map((tick) => (
      <g key={tick}>
        <line className={css.grid} x1={start} x2={end} y1={y(tick)} y2={y(tick)} />
        <text x={start - 8} y={y(tick) + 4} textAnchor="end">
          {label(tick)}
        </text>
      </g>
    ))}
    <line className={css.axis} x1={start} x2={end} y1={y(0)} y2={y(0)} />
  </>
);
