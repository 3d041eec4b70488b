import { Switch as MuiSwitch, TextField } from '@mui/material';
import { useId, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import css from './field.module.css';

interface FieldProps {
  label: string;
  help?: ReactNode;
  /** The error, in the reader's language. */
  error?: string | undefined;
  children: (control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }) => ReactNode;
}

/** Label above, note or refusal below, tied to the control between them. */
export const Field = ({ label, help, error, children }: FieldProps) => {
  const id = useId();
  const note = error ?? help;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
        'aria-invalid': error !== undefined,
      })}
      {note !== undefined && (
        <div id={`${id}-note`} className={error === undefined ? css.help : css.wrong}>
          {note}
        </div>
      )}
    </div>
  );
};

interface TextBoxProps extends Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  max?: number;
  /** Lines; one by default. */
  lines?: number;
  /** It may not stay empty. */
  isRequired?: boolean;
  /** Codes, addresses and figures read left to right; what people read, in its own direction. */
  direction?: 'ltr' | 'rtl' | 'auto';
  isDisabled?: boolean;
  type?: 'text' | 'number' | 'password' | 'date';
  /** The last date that can be chosen. */
  latest?: string;
  /** Enter was pressed, or the field left; whether the browser can read what was typed. */
  onDone?: (isReadable: boolean) => void;
}

/** A date field does not send a form on Enter in every browser. */
const onEnter =
  (act: (isReadable: boolean) => void) =>
  ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void => {
    if (key === 'Enter') act(currentTarget.validity.valid);
  };

export const TextBox = ({
  value,
  onChange,
  max,
  lines = 1,
  direction = 'auto',
  isDisabled = false,
  isRequired = false,
  type = 'text',
  latest,
  onDone,
  ...field
}: TextBoxProps) => (
  <Field {...field}>
    {({ id, ...described }) => (
      <TextField
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={({ target }) => onDone?.(target.validity.valid)}
        error={described['aria-invalid']}
        disabled={isDisabled}
        fullWidth
        autoComplete="off"
        type={type}
        {...(lines > 1 ? { multiline: true, minRows: lines } : {})}
        slotProps={{
          htmlInput: {
            ...described,
            dir: direction,
            ...(isRequired ? { 'aria-required': true } : {}),
            ...(onDone === undefined ? {} : { onKeyDown: onEnter(onDone) }),
            ...(max === undefined ? {} : { maxLength: max }),
            ...(latest === undefined ? {} : { max: latest }),
          },
        }}
      />
    )}
  </Field>
);

interface ChoiceProps extends Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

/** A native select, which works on every phone and screen reader. */
export const Choice = ({ value, onChange, options, ...field }: ChoiceProps) => {
  // A long list that stays the same is not drawn again with every key typed elsewhere.
  const drawn = useMemo(
    () =>
      options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      )),
    [options],
  );
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} className={css.select} value={value} onChange={(event) => onChange(event.target.value)}>
          {drawn}
        </select>
      )}
    </Field>
  );
};

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  help?: string;
}

export const Switch = ({ label, checked, onChange, help }: SwitchProps) => {
  const id = useId();
  return (
    <div className={css.field}>
      <div className={css.switch}>
        <MuiSwitch
          id={id}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          slotProps={{ input: { role: 'switch', ...(help === undefined ? {} : { 'aria-describedby': `${id}-note` }) } }}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {help !== undefined && (
        <div id={`${id}-note`} className={css.help}>
          {help}
        </div>
      )}
    </div>
  );
};

/** Short fields beside each other where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={css.pair}>{children}</div>;
