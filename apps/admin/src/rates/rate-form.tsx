import { ratesApi } from '@cairn/contracts';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { useClient, useRefresh } from '../app/client.js';
import { useSay } from '../app/words.js';
import { useFieldErrors } from '../mails/field-errors.js';
import css from '../ui/decisions.module.css';
import { Pair, TextBox } from '../ui/field.js';

interface RateFormProps {
  /** A rate of one day, or a file of many. */
  kind: 'one' | 'file';
  onClose: () => void;
}

const EMPTY = { date: '', base: '', quote: '', rate: '', source: '', csv: '' };
type Field = keyof typeof EMPTY;

/** Enters a rate, or the lines of a file: all of them or none. */
export const RateForm = ({ kind, onClose }: RateFormProps) => {
  const say = useSay();
  const client = useClient();
  const notify = useNotify();
  const refresh = useRefresh('exchange-rates');
  const id = useId();
  const [now, setNow] = useState(EMPTY);
  const [isBusy, setIsBusy] = useState(false);
  const errors = useFieldErrors();

  const box = (name: Field, help?: string) => (
    <TextBox
      label={say(`rates.${name}`)}
      help={help}
      error={errors.of(name)}
      value={now[name]}
      direction={name === 'source' ? 'auto' : 'ltr'}
      onChange={(value) => setNow((before) => ({ ...before, [name]: value }))}
    />
  );
  const keep = async (): Promise<string> => {
    const { csv, source, date, base, quote, rate } = now;
    if (kind === 'file') {
      const { written } = await client.send(ratesApi.upload, { body: { csv, source } });
      return say('rates.uploaded', { count: written });
    }
    await client.send(ratesApi.enter, {
      body: { date, base: base.toUpperCase(), quote: quote.toUpperCase(), rate, source },
    });
    return say('rates.entered', { pair: `${base.toUpperCase()} → ${quote.toUpperCase()}` });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsBusy(true);
    errors.clear();
    try {
      const done = await keep();
      await refresh();
      notify(done, { type: 'success', messageArgs: { _: done } });
      onClose();
    } catch (error) {
      errors.take(error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={`${id}-title`}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={`${id}-title`} component="h2">
          {say(kind === 'file' ? 'rates.upload' : 'rates.enter')}
        </DialogTitle>
        <DialogContent className={css.content}>
          {kind === 'file' ? (
            <>
              <p>{say('rates.file_help')}</p>
              <input
                type="file"
                accept=".csv,text/csv,text/plain"
                aria-label={say('rates.csv')}
                onChange={(event) =>
                  void event.target.files?.[0]?.text().then((csv) => setNow((before) => ({ ...before, csv })))
                }
              />
              {errors.of('csv') !== undefined && <p className={css.wrong}>{errors.of('csv')}</p>}
            </>
          ) : (
            <>
              <Pair>
                {box('base', say('rates.code_help'))}
                {box('quote', say('rates.code_help'))}
              </Pair>
              <Pair>
                {box('rate', say('rates.rate_help'))}
                {box('date', say('rates.date_help'))}
              </Pair>
            </>
          )}
          {box('source', say('rates.source_help'))}
          {errors.other}
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose} disabled={isBusy}>
            {say('dialog.back')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy}>
            {say(isBusy ? 'dialog.busy' : kind === 'file' ? 'rates.upload' : 'rates.enter')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
