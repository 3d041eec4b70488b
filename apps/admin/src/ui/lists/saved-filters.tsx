import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { IconBookmark, IconX } from '@tabler/icons-react';
import { useId, useState, type FormEvent } from 'react';
import { useListContext, useStore } from 'react-admin';
import { useSay } from '../../app/words.js';
import css from './saved-filters.module.css';

/** A question one asks again and again, under a name of one's own. */
export interface SavedFilter {
  name: string;
  filter: Record<string, string>;
}

const MOST = 12;

const filled = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    ),
  );

const same = (one: Record<string, string>, other: Record<string, string>): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

interface NameDialogProps {
  onSave: (name: string) => void;
  onClose: () => void;
}

const NameDialog = ({ onSave, onClose }: NameDialogProps) => {
  const say = useSay();
  const id = useId();
  const [name, setName] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`} component="h2">
          {say('list.save_title')}
        </DialogTitle>
        <DialogContent>
          <label htmlFor={`${id}-name`}>{say('list.save_name')}</label>
          <TextField
            id={`${id}-name`}
            fullWidth
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 40, dir: 'auto' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose}>
            {say('dialog.back')}
          </Button>
          <Button type="submit" variant="contained" disabled={name.trim() === ''}>
            {say('list.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

/** Filters kept on this device: one press asks the question again. */
export const SavedFilters = ({ listKey }: { listKey: string }) => {
  const say = useSay();
  const { filterValues, setFilters } = useListContext();
  const [saved, setSaved] = useStore<SavedFilter[]>(`saved-filters.${listKey}`, []);
  const [isNaming, setIsNaming] = useState(false);
  const current = filled(filterValues);
  const isKept = saved.some(({ filter }) => same(filter, current));
  const keep = (name: string): void => {
    setSaved([...saved.filter((one) => one.name !== name), { name, filter: current }].slice(-MOST));
    setIsNaming(false);
  };
  return (
    <>
      {saved.map(({ name, filter }) => (
        <span key={name} className={css.saved} data-on={same(filter, current) ? '' : undefined}>
          <button type="button" aria-pressed={same(filter, current)} onClick={() => setFilters(filter)}>
            <bdi>{name}</bdi>
          </button>
          <button
            type="button"
            aria-label={say('list.forget', { name })}
            onClick={() => setSaved(saved.filter((one) => one.name !== name))}
          >
            <IconX aria-hidden="true" size={14} stroke={2} />
          </button>
        </span>
      ))}
      {Object.keys(current).some((name) => name !== 'state') && !isKept && (
        <Button
          color="inherit"
          startIcon={<IconBookmark aria-hidden="true" size={16} stroke={2} />}
          onClick={() => setIsNaming(true)}
        >
          {say('list.save_filter')}
        </Button>
      )}
      {isNaming && <NameDialog onSave={keep} onClose={() => setIsNaming(false)} />}
    </>
  );
};
