import type { ReactNode } from 'react';
import './strata-digits.css';
import css from './strata.module.css';
import { Hidden } from '../text/text.js';

export interface StrataMark {
  /** Minor units, on the same scale as `ceiling`. */
  at: number;
  label: ReactNode;
  value: ReactNode;
}

interface StrataProps {
  /** All in minor units of one currency. The full width is the ceiling of the offering. */
  ceiling: number;
  received: number;
  committed: number;
  mine?: number;
  /** Draws the reader's part after what is received: where it comes on top of it. */
  mineLast?: boolean;
  interest?: number;
  marks?: readonly StrataMark[];
  /** One sentence that describes the bar. */
  sentence: string;
  mini?: boolean;
  /** The reader's stone is animated once. */
  settle?: boolean;
}

/** A part of the whole in percent, never past the ceiling. */
export const share = (part: number, whole: number): number =>
  whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)) : 0;

/**
 * A percentage for the style sheet, digit by digit: a page that the server renders carries no styles of its own, which its
 * policy refuses.
 */
const digits = (percent: number) => {
  const tenths = Math.round(percent * 10);
  return {
    'data-tens': Math.floor(tenths / 100),
    'data-ones': Math.floor(tenths / 10) % 10,
    'data-tenths': tenths % 10,
  };
};

/** In percent of the bar: the room that a label takes in the narrowest panel, and by how much it may stand out of it. */
const LABEL = 27;
const OUTSIDE = 4;

type Side = 'after' | 'before';

/** Where the labels of the first and the second mark may stand, best first. */
const SIDES: readonly (readonly Side[])[] = [
  ['after', 'after'],
  ['before', 'after'],
  ['before', 'before'],
  ['after', 'before'],
];

/** The sides on which the labels of these marks fit, and do not cover each other; undefined where there are none. */
const sidesOf = (places: readonly number[]): readonly Side[] | undefined =>
  SIDES.find((sides) => {
    const starts = places.map((at, n) => (sides[n] === 'before' ? at - LABEL : at));
    const isInside = starts.every((start) => start >= -OUTSIDE && start + LABEL <= 100 + OUTSIDE);
    return (
      isInside &&
      starts.every((one, n) => starts.slice(n + 1).every((other) => Math.abs(Math.round(one - other)) >= LABEL))
    );
  });

interface MarksProps {
  marks: readonly StrataMark[];
  ceiling: number;
}

/** One or two marks with their words: at their places, or below the bar in a row where they would cover each other. */
const Marks = ({ marks, ceiling }: MarksProps) => {
  const places = marks.map(({ at }) => share(at, ceiling));
  const sides = sidesOf(places);
  const placed = marks.map((mark, n) => ({ ...mark, side: sides?.[n], place: digits(places[n] ?? 0) }));
  if (sides !== undefined)
    return (
      <div className={css.marks} aria-hidden>
        {placed.map(({ at, label, value, side, place }) => (
          <span key={at} className={side === 'before' ? css.flipped : undefined} {...place}>
            {label}
            <br />
            {value}
          </span>
        ))}
      </div>
    );
  return (
    <div aria-hidden>
      <div className={css.ticks}>
        {placed.map(({ at, place }) => (
          <span key={at} className={css.tick} {...place} />
        ))}
      </div>
      <div className={css.legend}>
        {placed.map(({ at, label, value }) => (
          <span key={at}>
            {label} {value}
          </span>
        ))}
      </div>
    </div>
  );
};

/** How full an offering is: solid for received, hatched for committed, the reader's own part first. */
export const Strata = ({
  ceiling,
  received,
  committed,
  mine = 0,
  mineLast,
  interest = 0,
  marks = [],
  sentence,
  mini,
  settle,
}: StrataProps) => (
  <div className={css.strata} data-mini={mini || undefined}>
    <Hidden as="p">{sentence}</Hidden>
    <div className={css.track} data-mine-last={mineLast || undefined} aria-hidden>
      {mine > 0 && <span className={css.mine} data-settle={settle || undefined} {...digits(share(mine, ceiling))} />}
      <span className={css.received} {...digits(share(Math.max(0, received - mine), ceiling))} />
      {committed > 0 && <span className={css.committed} {...digits(share(committed, ceiling))} />}
      {interest > 0 && <span className={css.interest} {...digits(share(interest, ceiling))} />}
    </div>
    {mini
      ? marks.map(({ at }) => <span key={at} className={css.tick} {...digits(share(at, ceiling))} />)
      : marks.length > 0 && <Marks marks={marks} ceiling={ceiling} />}
  </div>
);

interface BarLegendProps {
  items: readonly { kind: 'received' | 'committed' | 'mine' | 'left' | 'interest'; label: ReactNode }[];
}

/** The legend of a bar. */
export const BarLegend = ({ items }: BarLegendProps) => (
  <div className={css.legend}>
    {items.map(({ kind, label }) => (
      <span key={kind}>
        <i className={css.swatch} data-kind={kind} />
        {label}
      </span>
    ))}
  </div>
);
