import { useId, type ReactNode } from 'react';
import css from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}

/** Two to four views of the same data; one of them is on. */
export const Segmented = <Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) => {
  const name = useId();
  return (
    <div className={css.group} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
};
