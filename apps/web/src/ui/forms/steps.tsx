import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './steps.module.css';
import { Hidden } from '../text/text.js';

export interface Step {
  id: string;
  title: ReactNode;
  /** The choice or answer of that step. */
  note?: ReactNode;
  state: 'done' | 'now' | 'next';
  /** Where it can be opened. */
  to?: string;
}

/** The position in a sequence; on a phone only the current step is named. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => {
  const { t } = useTranslation('common');
  const at = steps.findIndex(({ state }) => state === 'now') + 1;
  const stepOf = (step: number) => t('stepOf', { step, total: steps.length });
  return (
    <ol className={css.steps} aria-label={stepOf(at)}>
      {steps.map(({ id, title, note, state, to }, before) => (
        <li
          key={id}
          data-state={state}
          data-linked={to !== undefined || undefined}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <b>{to === undefined ? title : <Link to={to}>{title}</Link>}</b>
          {note ? <span>{note}</span> : state !== 'done' && <span>{stepOf(before + 1)}</span>}
          {note && state === 'now' && <Hidden>{stepOf(at)}</Hidden>}
        </li>
      ))}
    </ol>
  );
};
