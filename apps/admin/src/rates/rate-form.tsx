import { ratesApi } from '@cairn/contracts';
import { writeDecimal } from '@cairn/i18n';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { useClient, useRefresh } from '../app/client.js';
import { useLanguage, useSay } from '../app/words.js';
import { useFieldErrors } from '../mails/field-errors.js';
import css from '../ui/decisions.module.css';
import { Pair, TextBox } from '../ui/field.js';
import { FileBox } from '../ui/file-box.js';
import { Code } from '../ui/text.js';
import { useTypedRate } from './use-typed-rate.js';

export type EnteredRate = Record<'date' | 'base' | 'quote' | 'rate' | 'source', string>;

interface RateFormProps {
  /** A rate of one day, or a file of many. */
  kind: 'one' | 'file';
  /** The rate that is corrected: its day and currencies stay. */
  entered?: EnteredRate | undefined;
  onClose: () => void;
}

const EMPTY = { date: '', base: '', quote: '', rate: '', source: '', csv: '' };
type Field = keyof typeof EMPTY;

/** A line of a file, as it is read. */
const SAMPLE = '2026-11-20,EUR,USD,1.0850';

const isPair = ({ base, quote }: typeof EMPTY): boolean => /^[a-z]{3}$/iu.test(base) && /^[a-z]{3}$/iu.test(quote);

/** Enters a rate, or the lines of a file: all of them or none. */
export const RateForm = ({ kind, entered, onClose }: RateFormProps) => {
  const say = useSay();
  const client = useClient();
  const notify = useNotify();
  const refresh = useRefresh('exchange-rates');
  const id = useId();
  const language = useLanguage();
  const [now, setNow] = useState({
    ...EMPTY,
    ...entered,
    rate: entered === undefined ? '' : writeDecimal(language, entered.rate),
  });
  const [fileName, setFileName] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const errors = useFieldErrors();
  const act = kind === 'file' ? 'rates.upload' : entered === undefined ? 'rates.enter' : 'rates.correct';

  const { decimal, shown, example, problem } = useTypedRate(now.rate);

  const box = (name: Field, help?: string) => (
    <TextBox
      label={say(`rates.${name}`)}
      help={help}
      error={(name === 'rate' ? problem : undefined) ?? errors.of(name)}
      value={now[name]}
      isDisabled={entered !== undefined && name !== 'rate' && name !== 'source'}
      direction={name === 'source' ? 'auto' : 'ltr'}
      type={name === 'date' ? 'date' : 'text'}
      onChange={(value) => setNow((before) => ({ ...before, [name]: value }))}
    />
  );
  const keep = async (): Promise<string> => {
    const { csv, source, date, base, quote } = now;
    if (kind === 'file') {
      const { written } = await client.send(ratesApi.upload, { body: { csv, source } });
      return say('rates.uploaded', { count: written, smart_count: written });
    }
    await client.send(ratesApi.enter, {
      body: { date, base: base.toUpperCase(), quote: quote.toUpperCase(), rate: decimal, source },
    });
    return say(entered === undefined ? 'rates.entered' : 'rates.corrected', {
      pair: `${base.toUpperCase()} → ${quote.toUpperCase()}`,
    });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (problem !== undefined) return;
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
          {say(act)}
        </DialogTitle>
        <DialogContent className={css.content}>
          {kind === 'file' ? (
            <>
              <p>
                {say('rates.file_help')}
                <br />
                <Code>{SAMPLE}</Code>
              </p>
              <FileBox
                label={say('rates.csv')}
                help={say('rates.csv_help')}
                error={errors.of('csv')}
                name={fileName}
                accept=".csv,text/csv,text/plain"
                onFile={(file) => {
                  setFileName(file.name);
                  void file.text().then((csv) => setNow((before) => ({ ...before, csv })));
                }}
              />
            </>
          ) : (
            <>
              <Pair>
                {box('base', say('rates.code_help'))}
                {box('quote', say('rates.code_help'))}
              </Pair>
              <Pair>
                {box('rate', say('rates.rate_help', { example }))}
                {box('date', say('rates.date_help'))}
              </Pair>
              {isPair(now) && decimal !== '' && (
                <p>
                  <Code>{`1 ${now.base.toUpperCase()} = ${shown} ${now.quote.toUpperCase()}`}</Code>
                </p>
              )}
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
            {say(isBusy ? 'dialog.busy' : act)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
