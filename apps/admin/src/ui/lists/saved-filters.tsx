import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { IconBookmark, IconX } from '@tabler/icons-react';
import { useId, useState, type FormEvent } from 'react';
import { useListContext, useSavedQueries, type SavedQuery } from 'react-admin';
import { filled } from '../../lib/data/provider/list-query.js';
import { useSay } from '../../lib/words/words.js';
import css from './saved-filters.module.css';
import { ToolButton } from './tool-button.js';

const MOST = 12;

/** The criteria of a saved filter; it may come from an earlier version of the console. */
const filterOf = ({ value }: SavedQuery): Record<string, string> =>
  filled((value?.filter ?? {}) as Record<string, unknown>);

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

/** react-admin's saved queries, kept on this device: one click restores filters and order. */
export const SavedFilters = ({ listKey }: { listKey: string }) => {
  const say = useSay();
  const { filterValues, setFilters, sort, setSort, perPage, setPerPage } = useListContext();
  const [saved, setSaved] = useSavedQueries(listKey);
  const [isNaming, setIsNaming] = useState(false);
  const current = filled(filterValues as Record<string, unknown>);
  const isKept = saved.some((query) => same(filterOf(query), current));
  const keep = (label: string): void => {
    const query: SavedQuery = { label, value: { filter: current, sort, perPage, displayedFilters: [] } };
    setSaved([...saved.filter((one) => one.label !== label), query].slice(-MOST));
    setIsNaming(false);
  };
  const ask = (query: SavedQuery): void => {
    setFilters(filterOf(query));
    if (query.value.sort !== undefined) setSort(query.value.sort);
    if (query.value.perPage !== undefined) setPerPage(query.value.perPage);
  };
  return (
    <>
      {saved.map((query) => (
        <span key={query.label} className={css.saved} data-on={same(filterOf(query), current) ? '' : undefined}>
          <button type="button" aria-pressed={same(filterOf(query), current)} onClick={() => ask(query)}>
            <bdi>{query.label}</bdi>
          </button>
          <button
            type="button"
            aria-label={say('list.forget', { name: query.label })}
            onClick={() => setSaved(saved.filter((one) => one.label !== query.label))}
          >
            <IconX aria-hidden="true" size={14} stroke={2} />
          </button>
        </span>
      ))}
      {Object.keys(current).some((name) => name !== 'state') && !isKept && (
        <ToolButton icon={IconBookmark} label={say('list.save_filter')} onClick={() => setIsNaming(true)} />
      )}
      {isNaming && <NameDialog onSave={keep} onClose={() => setIsNaming(false)} />}
    </>
  );
};
