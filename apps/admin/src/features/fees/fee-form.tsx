import { feesApi } from '@cairn/contracts';
import { MOST_FEE } from '@cairn/contracts/fees/platform-fees';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { useFieldErrors } from '../../ui/forms/field-errors.js';
import css from '../../ui/forms/decisions.module.css';
import { TextBox } from '../../ui/forms/field.js';
import { percentText, readPercent } from '../../lib/format/percent.js';
import { RATES, type Rates } from './rates.js';

interface FeeFormProps {
  /** The fees in force, which the form begins with. */
  current: Rates;
  onClose: () => void;
}

/** Proposes other fees from a day on. */
export const FeeForm = ({ current, onClose }: FeeFormProps) => {
  const say = useSay();
  const language = useLanguage();
  const client = useClient();
  const notify = useNotify();
  const refresh = useRefresh('platform-fees');
  const id = useId();
  const [typed, setTyped] = useState(() => ({
    fixedReached: percentText(language, current.fixedReached),
    flexibleReached: percentText(language, current.flexibleReached),
    flexibleMissed: percentText(language, current.flexibleMissed),
  }));
  const [appliesFrom, setAppliesFrom] = useState('');
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const errors = useFieldErrors();
  const example = percentText(language, 750);
  const read = (name: keyof Rates) => readPercent(language, typed[name], BigInt(MOST_FEE));
  const problemOf = (name: keyof Rates): string | undefined => {
    const reading = read(name);
    return 'problem' in reading ? say(`figure.${reading.problem}`, { example }) : undefined;
  };
  const valueOf = (name: keyof Rates): number => {
    const reading = read(name);
    return 'value' in reading ? Number(reading.value) : NaN;
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (RATES.some((name) => problemOf(name) !== undefined)) return;
    setIsBusy(true);
    errors.clear();
    try {
      await client.send(feesApi.propose, {
        body: {
          fixedReached: valueOf('fixedReached'),
          flexibleReached: valueOf('flexibleReached'),
          flexibleMissed: valueOf('flexibleMissed'),
          appliesFrom,
          reason,
        },
      });
      await refresh();
      const done = say('fees.proposed');
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
          {say('fees.propose')}
        </DialogTitle>
        <DialogContent className={css.content}>
          <div>{say('fees.propose_body')}</div>
          {RATES.map((name) => (
            <TextBox
              key={name}
              label={say(`fees.${name}`)}
              help={say('fees.percent_help', { example })}
              value={typed[name]}
              onChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
              error={problemOf(name) ?? errors.of(name)}
              direction="ltr"
            />
          ))}
          <TextBox
            label={say('fees.from')}
            help={say('fees.from_help')}
            type="date"
            value={appliesFrom}
            onChange={setAppliesFrom}
            error={errors.of('appliesFrom')}
            direction="ltr"
          />
          <TextBox
            label={say('fees.reason')}
            help={say('fees.reason_help')}
            value={reason}
            onChange={setReason}
            error={errors.of('reason')}
            max={1000}
          />
          {errors.other}
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose} disabled={isBusy}>
            {say('dialog.back')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy}>
            {say(isBusy ? 'dialog.busy' : 'fees.propose')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
