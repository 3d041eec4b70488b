import { IconFilter, IconFilterOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { filled } from '../../lib/data/provider/list-query.js';
import { useToday } from '../../lib/format/use-today.js';
import { useSay } from '../../lib/words/words.js';
import { DayBox } from '../forms/day-box.js';
import { Choice, TextBox } from '../forms/field.js';
import css from './filters.module.css';
import { daysOf, PERIODS, periodOf } from './periods.js';
import { ToolButton } from './tool-button.js';

/** A filter of a list: one of a few options, or a typed text. */
export interface FilterField {
  name: string;
  label: string;
  options?: readonly { value: string; label: string }[];
  /** What is sent of a typed text, or why it cannot be. */
  read?: (text: string) => { value: string } | { problem: string };
  /** What was sent, as it is typed. */
  write?: (value: string) => string;
}

/** The filters beside the view and the search. */
function useNarrowing() {
  const { filterValues, setFilters } = useListContext();
  const values = filled(filterValues as Record<string, unknown>);
  const { state, q, ...fields } = values;
  return {
    fields,
    isNarrowed: q !== undefined || Object.keys(fields).length > 0,
    count: Object.keys(fields).length,
    set: (more: Readonly<Record<string, string>>) => setFilters(filled({ ...values, ...more })),
    clear: () => setFilters(state === undefined ? {} : { state }),
  };
}

/** Narrowed by nothing but its view. */
export const ClearFilters = () => {
  const say = useSay();
  const { isNarrowed, clear } = useNarrowing();
  return isNarrowed ? <ToolButton icon={IconFilterOff} label={say('list.clear_filters')} onClick={clear} /> : null;
};

/** Days from and until, by a span that is often meant or one by one. */
const Days = () => {
  const say = useSay();
  const today = useToday();
  const { fields, set } = useNarrowing();
  const { from = '', until = '' } = fields;
  const period = periodOf(from, until, today);
  const [isOpen, setIsOpen] = useState((from !== '' || until !== '') && period === undefined);
  const value = isOpen ? 'between' : (period ?? 'any');
  const choose = (chosen: string): void => {
    setIsOpen(chosen === 'between');
    const span = PERIODS.find((one) => one === chosen);
    if (span !== undefined) set(daysOf(span, today));
    else if (chosen === 'any') set({ from: '', until: '' });
  };
  return (
    <>
      <Choice
        label={say('list.period')}
        value={value}
        onChange={choose}
        options={[
          { value: 'any', label: say('list.periods.any') },
          ...PERIODS.map((one) => ({ value: one, label: say(`list.periods.${one}`) })),
          { value: 'between', label: say('list.periods.between') },
        ]}
      />
      {isOpen && (
        <>
          <DayBox
            label={say('list.from')}
            day={from}
            refusal={say('list.wrong_day')}
            onDay={(day) => set({ from: day })}
          />
          <DayBox
            label={say('list.until')}
            day={until}
            refusal={say('list.wrong_day')}
            onDay={(day) => set({ until: day })}
          />
        </>
      )}
    </>
  );
};

interface TypedProps extends FilterField {
  value: string;
  onEnter: (value: string) => void;
}

const asTyped = (text: string): string => text;

/** A text that is searched for once it is entered, not key by key. One that cannot be read filters nothing. */
const Typed = ({ label, read, write = asTyped, value, onEnter }: TypedProps) => {
  const say = useSay();
  const [text, setText] = useState(write(value));
  const [problem, setProblem] = useState<string>();
  const change = (typed: string): void => {
    setText(typed);
    setProblem(undefined);
  };
  const enter = (): void => {
    const answer = read?.(text) ?? { value: text };
    if ('problem' in answer) setProblem(answer.problem);
    else onEnter(answer.value);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <TextBox label={label} help={say('list.enter')} error={problem} value={text} onChange={change} max={120} />
    </form>
  );
};

interface FilterPanelProps {
  fields: readonly FilterField[];
  hasPeriod: boolean;
}

/** The fields of a list's filters, each asked at once. */
export const FilterPanel = ({ fields, hasPeriod }: FilterPanelProps) => {
  const say = useSay();
  const { fields: values, set } = useNarrowing();
  return (
    <fieldset className={css.panel} aria-label={say('list.filters')}>
      {hasPeriod && <Days />}
      {fields.map((field) =>
        field.options === undefined ? (
          <Typed
            key={`${field.name}.${values[field.name] ?? ''}`}
            {...field}
            value={values[field.name] ?? ''}
            onEnter={(value) => set({ [field.name]: value })}
          />
        ) : (
          <Choice
            key={field.name}
            label={field.label}
            value={values[field.name] ?? ''}
            onChange={(value) => set({ [field.name]: value })}
            options={[{ value: '', label: say('list.any') }, ...field.options]}
          />
        ),
      )}
    </fieldset>
  );
};

interface FilterButtonProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes the fields; shows how many of them filter the list. */
export const FilterButton = ({ isOpen, onToggle }: FilterButtonProps) => {
  const say = useSay();
  const { count } = useNarrowing();
  return (
    <ToolButton
      icon={IconFilter}
      label={count === 0 ? say('list.filters') : say('list.filters_on', { count: String(count) })}
      isOpen={isOpen}
      onClick={onToggle}
    />
  );
};
