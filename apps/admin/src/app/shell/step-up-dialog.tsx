import { ApiError } from '@cairn/client';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, useSyncExternalStore, type FormEvent } from 'react';
import type { Proof } from '../../lib/data/calls.js';
import { useCalls } from '../../lib/data/client.js';
import { useSay } from '../../lib/words/words.js';
import { TextInput } from '../../ui/forms/text-input.js';
import css from '../../ui/forms/decisions.module.css';
import { ErrorNotice, useErrorText } from '../../ui/records/notice.js';

const DIGITS = 6;

const ProofForm = ({ proof }: { proof: Proof }) => {
  const say = useSay();
  const textOf = useErrorText();
  const id = useId();
  const [code, setCode] = useState('');
  const [tries, setTries] = useState(0);
  const [isShort, setIsShort] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isWrong = failure instanceof ApiError && failure.code === 'auth.bad_code';

  const give = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      await proof.give(code);
      proof.answer(true);
    } catch (error) {
      setFailure(error);
      setCode('');
      setTries((before) => before + 1);
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const tooShort = code.length < DIGITS;
    setIsShort(tooShort);
    if (!tooShort) void give();
  };

  return (
    <Dialog open onClose={isBusy ? undefined : () => proof.answer(false)} aria-labelledby={`${id}-title`}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`} component="h2">
          {say('step_up.title')}
        </DialogTitle>
        <DialogContent className={css.content}>
          <p>{say('step_up.lead')}</p>
          <TextInput
            // Focus returns to the field, which shows the error of the last attempt.
            key={tries}
            label={say('sign_in.code')}
            value={code}
            onChange={(typed) => setCode(typed.replaceAll(/\D/g, ''))}
            autoComplete="one-time-code"
            digits={DIGITS}
            isFirst
            error={isShort ? say('step_up.too_short') : isWrong ? textOf(failure) : null}
          />
          {failure !== null && !isWrong && <ErrorNotice error={failure} />}
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={() => proof.answer(false)} disabled={isBusy}>
            {say('step_up.not_now')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy}>
            {say(isBusy ? 'dialog.busy' : 'step_up.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

/** SEC-14: opened by any call that is refused without step-up authentication. Each opening starts empty. */
export const StepUpDialog = () => {
  const { proof } = useCalls();
  const isAsked = useSyncExternalStore(proof.subscribe, proof.isAsked);
  return isAsked ? <ProofForm proof={proof} /> : null;
};
