import { settingsApi } from '@cairn/contracts';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useClient } from '../../lib/data/client.js';
import { useSay } from '../../lib/words/words.js';
import { SETTINGS_KEY, useSettings } from '../../lib/data/settings.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { Muted } from '../../ui/records/text.js';
import css from './getting-ready.module.css';
import { StepRow } from './step-row.js';
import { useReadiness } from './use-readiness.js';

const Steps = ({ version }: { version: string | null }) => {
  const say = useSay();
  const client = useClient();
  const queries = useQueryClient();
  const notify = useNotify();
  const { steps, again } = useReadiness();
  const [failure, setFailure] = useState<unknown>(null);
  const done = steps.filter(({ found }) => found?.ready === true).length;
  const hide = async (): Promise<void> => {
    setFailure(null);
    try {
      await client.send(settingsApi.change, { body: { gettingReady: 'no', version } });
      await queries.invalidateQueries({ queryKey: SETTINGS_KEY });
      const hidden = say('getting_ready.hidden');
      notify(hidden, { type: 'success', messageArgs: { _: hidden } });
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <section className={css.list} aria-label={say('getting_ready.title')}>
      <div className={css.head}>
        <h2>{say('getting_ready.title')}</h2>
        <div className={css.acts}>
          <Button size="small" color="inherit" onClick={again}>
            {say('getting_ready.again')}
          </Button>
          <Button size="small" color="inherit" onClick={() => void hide()}>
            {say('getting_ready.hide')}
          </Button>
        </div>
      </div>
      <Muted>
        {done === steps.length
          ? say('getting_ready.all_done')
          : `${say('getting_ready.lead')} ${say('getting_ready.progress', { done, count: steps.length })}`}
      </Muted>
      {failure !== null && <ErrorNotice error={failure} />}
      <ol className={css.steps}>
        {steps.map((state) => (
          <StepRow key={state.step} state={state} onChange={again} />
        ))}
      </ol>
    </section>
  );
};

/** The checklist from an empty site to its first live campaign. It can be hidden, and shown again in the settings. */
export const GettingReady = () => {
  const { data } = useSettings();
  return data?.gettingReady === 'yes' ? <Steps version={data.version} /> : null;
};
