import { useId, type ReactNode, type Ref } from 'react';
import { Hidden } from '../text/text.js';
import css from './choice-rows.module.css';

export interface Choice<Value extends string> {
  value: Value;
  title: ReactNode;
  text?: ReactNode;
  /** At the end of the row: a fee, a figure. */
  end?: ReactNode;
  /** Above the title, in a group of cards. */
  picture?: ReactNode;
  /** What it means, below the text; not said of what cannot be chosen, in rows. */
  facts?: readonly { term: string; value: string }[];
  /** What else it asks for, inside its row while it is chosen. */
  inside?: ReactNode;
  /** Why it cannot be chosen; the row stays and shows the reason. */
  unavailable?: ReactNode;
}

interface ChoiceRowsProps<Value extends string> {
  legend: ReactNode;
  value: Value | '' | null;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** Side by side, each with its picture and its facts. */
  isCards?: boolean;
  isLegendHidden?: boolean;
  /** Of the first row that can be chosen: takes the focus when the choice is refused. */
  ref?: Ref<HTMLInputElement>;
}

/** Choices with consequences: full-width rows, each with a line of explanation. */
export const ChoiceRows = <Value extends string>({
  legend,
  value,
  choices,
  onChange,
  error,
  isCards,
  isLegendHidden,
  ref,
}: ChoiceRowsProps<Value>) => {
  const name = useId();
  const first = choices.find(({ unavailable }) => !unavailable)?.value;
  return (
    <fieldset
      className={css.group}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend>{isLegendHidden ? <Hidden>{legend}</Hidden> : legend}</legend>
      <div className={css.rows} data-cards={isCards || undefined}>
        {choices.map((choice) => {
          const inside = choice.value === value ? choice.inside : undefined;
          return (
            <div key={choice.value} className={inside ? css.open : undefined}>
              <label className={css.row} data-unavailable={choice.unavailable ? true : undefined}>
                <input
                  ref={choice.value === first ? ref : undefined}
                  type="radio"
                  name={name}
                  value={choice.value}
                  checked={choice.value === value}
                  disabled={Boolean(choice.unavailable)}
                  onChange={() => onChange(choice.value)}
                />
                <span className={css.dot} aria-hidden />
                {choice.picture && <span className={css.picture}>{choice.picture}</span>}
                <span>
                  <b>{choice.title}</b>
                  {(choice.unavailable ?? choice.text) && <small>{choice.unavailable ?? choice.text}</small>}
                </span>
                {choice.facts && (isCards || !choice.unavailable) && (
                  <span className={css.facts}>
                    {choice.facts.map(({ term, value: fact }) => (
                      <span key={term}>
                        <span>{term}</span> <span>{fact}</span>
                      </span>
                    ))}
                  </span>
                )}
                {choice.end && <span className={css.end}>{choice.end}</span>}
              </label>
              {inside && <div className={css.inside}>{inside}</div>}
            </div>
          );
        })}
      </div>
      {error && (
        <p id={`${name}-error`} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
