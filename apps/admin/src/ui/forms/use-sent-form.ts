import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { useFieldErrors } from './field-errors.js';

export interface SentForm {
  isBusy: boolean;
  errors: ReturnType<typeof useFieldErrors>;
  submit: (event: FormEvent) => void;
}

/**
 * Sends a form of a dialog and closes it once the server has accepted; a refusal stays in it, beside its field.
 * @param send resolves with the sentence that is then shown, or with null where a field is wrong and nothing was sent
 */
export function useSentForm(send: () => Promise<string | null>, onClose: () => void): SentForm {
  const notify = useNotify();
  const errors = useFieldErrors();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (): Promise<void> => {
    setIsBusy(true);
    errors.clear();
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
  return {
    isBusy,
    errors,
    submit: (event) => {
      event.preventDefault();
      void run();
    },
  };
}
