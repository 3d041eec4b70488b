import { Button, TextField } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useListContext } from 'react-admin';
import { useSay } from '../app/words.js';
import css from './audit.module.css';

const FIELDS = ['actor', 'action', 'subjectType', 'subjectId', 'from', 'until'] as const;
type Field = (typeof FIELDS)[number];
type Values = Record<Field, string>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const Fields = ({ filter }: { filter: Record<string, unknown> }) => {
  const say = useSay();
  const id = useId();
  const { setFilters } = useListContext();
  const [values, setValues] = useState<Values>(
    () => Object.fromEntries(FIELDS.map((field) => [field, textOf(filter[field])])) as Values, // every field, by construction
  );
  const isNarrowed = FIELDS.some((field) => textOf(filter[field]) !== '');
  const q = textOf(filter['q']);
  const ask = (wanted: Partial<Values>): void => {
    const fields = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value.trim() !== ''));
    setFilters({ ...(q === '' ? {} : { q }), ...fields });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask(values);
  };
  return (
    <form className={css.filters} onSubmit={submit} noValidate aria-label={say('audit.filter')}>
      {FIELDS.map((field) => (
        <div key={field}>
          <label htmlFor={`${id}-${field}`}>{say(`audit.fields.${field}`)}</label>
          <TextField
            id={`${id}-${field}`}
            type={field === 'from' || field === 'until' ? 'date' : 'text'}
            value={values[field]}
            onChange={(event) => setValues({ ...values, [field]: event.target.value })}
            slotProps={{ htmlInput: { dir: 'ltr', maxLength: 80 } }}
          />
        </div>
      ))}
      <div className={css.filterActs}>
        <Button type="submit" variant="outlined" color="inherit">
          {say('audit.narrow')}
        </Button>
        {isNarrowed && (
          <Button color="inherit" onClick={() => ask({})}>
            {say('audit.all')}
          </Button>
        )}
      </div>
    </form>
  );
};

/** Who, what, to what, and when. A filter that comes from elsewhere (a saved one) fills the fields anew. */
export const AuditFilters = () => {
  const { filterValues } = useListContext();
  const filter = filterValues as Record<string, unknown>;
  return <Fields key={JSON.stringify(filter)} filter={filter} />;
};
