import type { ReactNode } from 'react';
import css from './facts.module.css';
import { None } from './text.js';

export interface Fact {
  label: ReactNode;
  /** A key, where labels are equal, or are not texts. */
  key?: string;
  value: ReactNode;
}

/** Label and value, ruled. A value that is missing is shown as missing, never left out. */
export const Facts = ({ facts, areFigures = false }: { facts: readonly Fact[]; areFigures?: boolean }) => (
  <dl className={css.facts} data-figures={areFigures ? '' : undefined}>
    {facts.map(({ label, value, key }, place) => (
      // Facts of a record never change their order.
      <div key={key ?? (typeof label === 'string' ? label : place)}>
        <dt>{label}</dt>
        <dd>{value === null || value === undefined || value === '' ? <None /> : value}</dd>
      </div>
    ))}
  </dl>
);

interface SumProps {
  parts: readonly Fact[];
  total: Fact;
}

/** A sum under the double rule that opens binding figures. */
export const Sum = ({ parts, total }: SumProps) => (
  <div className={css.deed}>
    <dl className={css.sum}>
      {parts.map(({ label, value, key }, place) => (
        <div key={key ?? (typeof label === 'string' ? label : place)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{total.label}</dt>
        <dd>{total.value}</dd>
      </div>
    </dl>
  </div>
);
