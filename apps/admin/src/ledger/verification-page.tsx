import type { Wire } from '@cairn/contracts';
import type { BrokenInvariant, LedgerVerification } from '@cairn/contracts/admin/ledger-verification';
import { useSay } from '../app/words.js';
import { Badge } from '../ui/badge.js';
import { Decisions } from '../ui/decisions.js';
import { Code, Moment, Said } from '../ui/text.js';
import { FreezeNotice } from './freeze-notice.js';
import { LedgerPage } from './ledger-page.js';
import { useVerification } from './use-verification.js';
import { useVerificationDecisions } from './use-verification-decisions.js';
import css from './ledger.module.css';

const Broken = ({ broken }: { broken: Wire<BrokenInvariant> }) => {
  const say = useSay();
  return (
    <section className={css.body}>
      <div className={css.head}>
        <h2>
          <Code>{broken.invariant}</Code> <Said>{broken.claim}</Said>
        </h2>
        <Badge tone={broken.freezes ? 'danger' : 'warning'} shape="square">
          {say(broken.freezes ? 'verification.freezes' : 'verification.delay')}
        </Badge>
      </div>
      <p className={css.note}>
        {say('verification.found')} <Moment at={broken.at} />
      </p>
      <ul>
        {broken.cause.split('\n').map((line) => (
          <li key={line}>
            <Code>{line}</Code>
          </li>
        ))}
      </ul>
    </section>
  );
};

const State = ({ state }: { state: Wire<LedgerVerification> }) => {
  const say = useSay();
  return (
    <>
      <FreezeNotice frozenSince={state.frozenSince} />
      <div className={css.head}>
        <h2>{say('verification.title')}</h2>
        {state.wholeHeld !== null && (
          <Badge {...(state.wholeHeld ? { tone: 'success', shape: 'dot' } : { tone: 'danger', shape: 'square' })}>
            {say(state.wholeHeld ? 'verification.held' : 'verification.broken')}
          </Badge>
        )}
      </div>
      <p className={css.note}>
        {state.isRunning && say('verification.running')} {say('verification.whole_at')}{' '}
        {state.wholeAt === null ? say('verification.never') : <Moment at={state.wholeAt} />}{' '}
        {say('verification.minute_at')}{' '}
        {state.minuteAt === null ? say('verification.never') : <Moment at={state.minuteAt} />}
      </p>
      <Decisions decisions={useVerificationDecisions(state)} />
      {state.broken.map((broken) => (
        <Broken key={broken.invariant} broken={broken} />
      ))}
    </>
  );
};

/** What broke in the books, why, and since when; and what can be done about it. */
export const VerificationPage = () => (
  <LedgerPage query={useVerification()}>{(state) => <State state={state} />}</LedgerPage>
);
