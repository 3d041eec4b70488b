import { readinessApi, type Wire } from '@cairn/contracts';
import type { TestMail as Outcome } from '@cairn/contracts/readiness/readiness';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useSay } from '../../lib/words/words.js';
import { ErrorNotice, Notice } from '../../ui/records/notice.js';
import { Log } from '../../ui/records/text.js';

/** Sends the reader a mail now, and shows the mail server's answer. */
export const TestMail = ({ onSent }: { onSent: () => void }) => {
  const say = useSay();
  const client = useClient();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Wire<Outcome> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const send = async (): Promise<void> => {
    setIsBusy(true);
    setOutcome(null);
    setFailure(null);
    try {
      setOutcome(await client.send(readinessApi.testMail, {}));
      onSent();
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <div>
        <Button variant="outlined" color="inherit" disabled={isBusy} aria-busy={isBusy} onClick={() => void send()}>
          {say(isBusy ? 'dialog.busy' : 'getting_ready.test_mail')}
        </Button>
      </div>
      {failure !== null && <ErrorNotice error={failure} />}
      {outcome?.sent === true && (
        <Notice tone="success">
          <p>{say('getting_ready.test_sent', { to: outcome.to })}</p>
        </Notice>
      )}
      {outcome?.sent === false && (
        <Notice tone="danger">
          <p>{say('getting_ready.test_failed')}</p>
          <Log>{outcome.answer ?? ''}</Log>
        </Notice>
      )}
    </>
  );
};
