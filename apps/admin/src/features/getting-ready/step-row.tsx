import { IconCheck, IconCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSay } from '../../lib/words/words.js';
import { Badge } from '../../ui/records/badge.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { Code, Hidden, Muted, SmallMuted } from '../../ui/records/text.js';
import css from './getting-ready.module.css';
import { PLACES } from './steps.js';
import { TestMail } from './test-mail.js';
import type { StepState } from './use-readiness.js';

const State = ({ state: { found, error } }: { state: StepState }) => {
  const say = useSay();
  if (error !== null) return null;
  if (found === undefined) return <Muted>{say('getting_ready.checking')}</Muted>;
  return found.ready ? (
    <Badge tone="success" shape="dot">
      {say('getting_ready.ready')}
    </Badge>
  ) : (
    <Badge tone="warning" shape="half">
      {say('getting_ready.open')}
    </Badge>
  );
};

/** One step: its state, a link to where it is done, and, while it is open, what was found. */
export const StepRow = ({ state, onChange }: { state: StepState; onChange: () => void }) => {
  const say = useSay();
  const { step, found, error } = state;
  const title = say(`getting_ready.steps.${step}`);
  const place = PLACES[step];
  return (
    <li className={css.step}>
      <div className={css.head}>
        <h3>{place === null ? title : <Link to={place}>{title}</Link>}</h3>
        <State state={state} />
      </div>
      {error !== null && <ErrorNotice error={error} onRetry={onChange} />}
      {found?.ready === false && (
        <ul className={css.points}>
          {found.points.map(({ code, ready, answer }) => (
            <li key={code} data-ready={ready ? '' : undefined}>
              {ready ? <IconCheck aria-hidden="true" size={16} /> : <IconCircle aria-hidden="true" size={12} />}
              <span>
                {say(`getting_ready.points.${code}`)}
                <Hidden> {say(ready ? 'getting_ready.ready' : 'getting_ready.open')}</Hidden>
                {answer !== null && (
                  <SmallMuted>
                    {' '}
                    <Code>{answer}</Code>
                  </SmallMuted>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {step === 'mail' && found?.ready === false && <TestMail onSent={onChange} />}
    </li>
  );
};
