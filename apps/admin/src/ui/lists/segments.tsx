import css from './segments.module.css';

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; lang?: string }[];
}

/** Two to four ways to look at the same thing, one of them pressed. */
export const Segments = <Value extends string>({ label, value, onChange, options }: SegmentsProps<Value>) => (
  <fieldset className={css.segments} aria-label={label}>
    {options.map(({ value: one, label: word, lang }) => (
      <button
        key={one}
        type="button"
        className={css.segment}
        lang={lang}
        aria-pressed={one === value}
        onClick={() => onChange(one)}
      >
        {word}
      </button>
    ))}
  </fieldset>
);
