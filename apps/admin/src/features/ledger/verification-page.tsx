import type { Wire } from '@cairn/contracts';
import type { BrokenInvariant, LedgerVerification } from '@cairn/contracts/admin/ledger-verification';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Badge } from '../../ui/records/badge.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Facts } from '../../ui/records/facts.js';
import { Code, Log, Moment, Said } from '../../ui/records/text.js';
import { FreezeNotice } from './freeze-notice.js';
import { LedgerPage } from './ledger-page.js';
import { useVerification } from './use-verification.js';
import { useVerificationDecisions } from './use-verification-decisions.js';
import css from './ledger.module.css';

/** One failed check: its claim, since when it fails, and the rows that break it. */
const Broken = ({ broken: { invariant, cause, at, freezes } }: { broken: Wire<BrokenInvariant> }) => {
  const say = useSay();
  const codeWord = useCodeWord();
  return (
    <li className={css.broken}>
      <div className={css.head}>
        <h3>
          <Code>{invariant}</Code> <Said>{codeWord('verification.claims', invariant)}</Said>
        </h3>
        <Badge tone={freezes ? 'danger' : 'warning'} shape={freezes ? 'square' : 'half'}>
          {say(freezes ? 'verification.freezes' : 'verification.delay')}
        </Badge>
      </div>
      <p className={css.meta}>
        <span>
          {say('verification.found')} <Moment at={at} />
        </span>
      </p>
      <Log>{cause}</Log>
    </li>
  );
};

const Instant = ({ at }: { at: string | null }) => {
  const say = useSay();
  return at === null ? say('verification.never') : <Moment at={at} />;
};

const State = ({ state }: { state: Wire<LedgerVerification> }) => {
  const say = useSay();
  const { frozenSince, wholeHeld, isRunning, wholeAt, minuteAt, broken } = state;
  return (
    <>
      <FreezeNotice frozenSince={frozenSince} />
      <div className={css.checks}>
        <div className={css.head}>
          <h2>{say('verification.title')}</h2>
          {wholeHeld !== null && (
            <Badge {...(wholeHeld ? { tone: 'success', shape: 'dot' } : { tone: 'danger', shape: 'square' })}>
              {say(wholeHeld ? 'verification.held' : 'verification.broken')}
            </Badge>
          )}
        </div>
        <p>{say('verification.about')}</p>
        <Facts
          facts={[
            { label: say('verification.whole_at'), value: <Instant at={wholeAt} /> },
            { label: say('verification.minute_at'), value: <Instant at={minuteAt} /> },
            { label: say('verification.now'), value: say(isRunning ? 'verification.running' : 'verification.idle') },
          ]}
        />
        <Decisions decisions={useVerificationDecisions(state)} />
      </div>
      {broken.length > 0 && (
        <>
          <h2>{say('verification.failed_checks')}</h2>
          <ul className={css.checks}>
            {broken.map((one) => (
              <Broken key={one.invariant} broken={one} />
            ))}
          </ul>
        </>
      )}
    </>
  );
};

/** Failed checks of the ledger with their cause and time, and what can be done about them. */
export const VerificationPage = () => (
  <LedgerPage query={useVerification()}>{(state) => <State state={state} />}</LedgerPage>
);
