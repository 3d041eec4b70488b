import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { useSay } from '../../lib/words/words.js';
import { useFieldErrors } from './field-errors.js';

const NONE = (): Readonly<Record<string, string | null>> => ({});

export interface SentForm {
  isBusy: boolean;
  errors: ReturnType<typeof useFieldErrors>;
  submit: (event: FormEvent) => void;
  /** Reads again what somebody else has changed; what was typed stays. */
  readAgain: (read: () => Promise<unknown>) => void;
}

/**
 * Sends a form of a dialog and closes it once the server has accepted; a refusal stays in it, beside its field.
 * A call that asks for the second factor asks before it looks at the fields: `problems` tells what is missing first.
 * @param send resolves with the sentence that is then shown, or with null where a field is wrong and nothing was sent
 */
export function useSentForm(
  send: () => Promise<string | null>,
  onClose: () => void,
  problems: () => Readonly<Record<string, string | null>> = NONE,
): SentForm {
  const say = useSay();
  const notify = useNotify();
  const errors = useFieldErrors();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (): Promise<void> => {
    if (!errors.check(problems())) return;
    setIsBusy(true);
    try {
      const done = await send();
      if (done === null) return;
      // The sentence is ready; without a default of its own the toast would look it up as a key.
      notify(done, { type: 'success', messageArgs: { _: done } });
      onClose();
    } catch (error) {
      errors.take(error);
    } finally {
      setIsBusy(false);
    }
  };
  const reread = async (read: () => Promise<unknown>): Promise<void> => {
    setIsBusy(true);
    try {
      await read();
      errors.clear();
      notify(say('dialog.reread_done'), { messageArgs: { _: say('dialog.reread_done') } });
    } catch (error) {
      errors.take(error);
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    errors,
    readAgain: (read) => void reread(read),
    submit: (event) => {
      event.preventDefault();
      void run();
    },
  };
}
