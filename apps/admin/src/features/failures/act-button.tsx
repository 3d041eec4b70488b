import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useErrorText } from '../../ui/records/notice.js';

interface ActButtonProps {
  label: string;
  done: string;
  run: () => Promise<unknown>;
}

/** An action of one row without a question. */
export const ActButton = ({ label, done, run }: ActButtonProps) => {
  const notify = useNotify();
  const textOf = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const act = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await run();
      notify(done, { type: 'success', messageArgs: { _: done } });
    } catch (error) {
      const text = textOf(error);
      notify(text, { type: 'error', messageArgs: { _: text } });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => void act()}
    >
      {label}
    </Button>
  );
};
