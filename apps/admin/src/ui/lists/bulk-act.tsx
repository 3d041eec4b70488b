import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useSay } from '../../lib/words/words.js';
import { useErrorText } from '../records/notice.js';

interface BulkActProps {
  label: string;
  /** Does it to one row. */
  run: (id: string) => Promise<unknown>;
  /** Once all are done, or one has failed. */
  onEnd: () => Promise<unknown>;
}

/** The same act on every chosen row, one after the other; it stops at the first that is refused, which stays chosen. */
export const BulkAct = ({ label, run, onEnd }: BulkActProps) => {
  const say = useSay();
  const notify = useNotify();
  const textOf = useErrorText();
  const { selectedIds, onSelect } = useListContext();
  const [isBusy, setIsBusy] = useState(false);
  const act = async (): Promise<void> => {
    setIsBusy(true);
    const left = [...selectedIds];
    try {
      for (let id = left[0]; id !== undefined; id = left[0]) {
        // One by one: each is a transaction of its own, and the first refusal also explains the rest.
        await run(String(id));
        left.shift();
      }
    } catch (error) {
      const text = textOf(error);
      notify(text, { type: 'error', messageArgs: { _: text } });
    } finally {
      const count = selectedIds.length - left.length;
      const text = say('list.bulk_done', { smart_count: count });
      if (count > 0) notify(text, { type: 'success', messageArgs: { _: text } });
      onSelect(left);
      await onEnd();
      setIsBusy(false);
    }
  };
  return (
    <Button color="inherit" disabled={isBusy} aria-busy={isBusy} onClick={() => void act()}>
      {label}
    </Button>
  );
};
