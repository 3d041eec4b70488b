import { ApiError } from '@cairn/client';
import { writeDecimal } from '@cairn/i18n';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Pair, TextBox } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { useSentForm } from '../../ui/forms/use-sent-form.js';
import { Code } from '../../ui/records/text.js';
import { RateFileFields } from './rate-file-fields.js';
import { EMPTY, JUDGED, sendRates, type Doubt, type EnteredRate, type RateField } from './send-rates.js';
import { useTypedRate } from './use-typed-rate.js';

interface RateFormProps {
  /** A rate of one day, or a file of many. */
  kind: 'one' | 'file';
  /** The rate that is corrected: its day and currencies stay. */
  entered?: EnteredRate | undefined;
  onClose: () => void;
}

const DOUBTS: Readonly<Record<string, Doubt>> = { 'rates.implausible': 'implausible', 'rates.first': 'first' };

const isPair = ({ base, quote }: typeof EMPTY): boolean => /^[a-z]{3}$/iu.test(base) && /^[a-z]{3}$/iu.test(quote);

/** Enters or corrects a rate, or enters the lines of a file: all of them or none. */
export const RateForm = ({ kind, entered: standing, onClose }: RateFormProps) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('exchange-rates');
  const language = useLanguage();
  // As it was when the form opened: the list may be reloaded meanwhile, and a rate that the person has not seen must
  // not be replaced.
  const [entered] = useState(standing);
  const [now, setNow] = useState({
    ...EMPTY,
    ...entered,
    rate: entered === undefined ? '' : writeDecimal(language, entered.rate),
  });
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const act = kind === 'file' ? 'rates.upload' : entered === undefined ? 'rates.enter' : 'rates.correct';
  const confirm = entered === undefined ? 'rates.confirm' : 'rates.confirm_correction';

  const { decimal, shown, example, problem } = useTypedRate(now.rate);
  const form = useSentForm(async () => {
    if (problem !== undefined) return null;
    const pair = `${now.base.toUpperCase()} → ${now.quote.toUpperCase()}`;
    try {
      const { outcome, count } = await sendRates(client, { kind, now, decimal, entered, doubt });
      await refresh();
      return say(`rates.${outcome}`, { pair, count, smart_count: count });
    } catch (error) {
      const found = error instanceof ApiError ? DOUBTS[error.code] : undefined;
      if (found !== undefined) setDoubt(found);
      throw error;
    }
  }, onClose);
  const { errors } = form;

  const change = (name: RateField, value: string): void => {
    // Another rate is checked again, so that a plausible one needs no confirmation.
    if (JUDGED.has(name)) {
      setDoubt(null);
      errors.clear();
    }
    setNow((before) => ({ ...before, [name]: value }));
  };
  const box = (name: RateField, help?: string) => (
    <TextBox
      label={say(`rates.${name}`)}
      help={help}
      error={(name === 'rate' ? problem : undefined) ?? errors.of(name)}
      value={now[name]}
      isDisabled={entered !== undefined && JUDGED.has(name) && name !== 'rate'}
      direction={name === 'source' || name === 'reason' ? 'auto' : 'ltr'}
      type={name === 'date' ? 'date' : 'text'}
      onChange={(value) => change(name, value)}
    />
  );
  return (
    <FormDialog form={form} title={say(act)} confirm={say(doubt === 'first' ? confirm : act)} onClose={onClose}>
      {kind === 'file' ? (
        <RateFileFields error={errors.of('csv')} onText={(csv) => change('csv', csv)} />
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
      {(entered !== undefined || doubt === 'implausible') &&
        box('reason', say(doubt === 'implausible' ? 'rates.implausible_help' : 'rates.reason_help'))}
    </FormDialog>
  );
};
