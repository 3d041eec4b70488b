import { ratesApi, type Wire } from '@cairn/contracts';
import type { ExchangeRateRow } from '@cairn/contracts/rates/rates.replies';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCalls, useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { DecisionDialog } from '../../ui/forms/decision-dialog.js';
import { SmallMuted } from '../../ui/records/text.js';
import { RateForm } from './rate-form.js';

/** Corrects or removes a rate that is not used yet; for any other rate, shows why it cannot be changed. */
export const RateActs = ({ rate }: { rate: Wire<ExchangeRateRow> }) => {
  const say = useSay();
  const client = useClient();
  const { clock } = useCalls();
  const refresh = useRefresh('exchange-rates');
  const [open, setOpen] = useState<'correct' | 'remove' | null>(null);
  const { id, base, quote, date, source } = rate;
  const pair = `${base} → ${quote}`;
  const close = (): void => setOpen(null);
  if (!rate.changeable) {
    const isPast = date < new Date(clock.now()).toISOString().slice(0, 10);
    return <SmallMuted>{say(isPast ? 'rates.past' : 'rates.used')}</SmallMuted>;
  }
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setOpen('correct')}>
        {say('rates.correct')}
      </Button>
      <Button size="small" color="error" onClick={() => setOpen('remove')}>
        {say('rates.remove')}
      </Button>
      {open === 'correct' && (
        <RateForm kind="one" entered={{ base, quote, date, rate: rate.rate, source }} onClose={close} />
      )}
      {open === 'remove' && (
        <DecisionDialog
          decision={{
            key: 'remove',
            label: say('rates.remove'),
            tone: 'danger',
            blockedBy: null,
            title: say('rates.remove_title', { pair, day: date }),
            body: say('rates.remove_body'),
            confirm: say('rates.remove'),
            field: null,
            done: say('rates.removed', { pair }),
            run: async () => {
              await client.send(ratesApi.remove, { params: { id } });
              await refresh();
            },
          }}
          onClose={close}
        />
      )}
    </>
  );
};
