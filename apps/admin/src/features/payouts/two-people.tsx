import type { Wire } from '@cairn/contracts';
import type { AdminPayout } from '@cairn/contracts/admin/admin.replies';
import { IconCheck } from '@tabler/icons-react';
import { useMe } from '../../lib/data/reader.js';
import type { ConsoleIdentity } from '../../lib/data/auth-provider.js';
import { useSay } from '../../lib/words/words.js';
import { Moment, Said } from '../../ui/records/text.js';
import css from './two-people.module.css';

/** The API names people by their name or by their address. */
export const isMe = (person: string | null, me: ConsoleIdentity | undefined): boolean =>
  person !== null && me !== undefined && [me.fullName, me.email, String(me.id)].includes(person);

interface HalfProps {
  title: string;
  person: string | null;
  at: string | null;
  /** The reader may take the next step. */
  isMyTurn: boolean;
  /** Shown before the first confirmation. */
  open: string;
}

const Half = ({ title, person, at, isMyTurn, open }: HalfProps) => {
  const say = useSay();
  const me = useMe();
  const isMine = isMyTurn || isMe(person, me);
  return (
    <div className={css.half} data-mine={isMine ? '' : undefined}>
      <span className={css.head}>
        {person !== null && <IconCheck aria-hidden="true" size={16} stroke={2} />}
        {isMine ? say('payouts.you', { step: title }) : title}
      </span>
      {person === null ? (
        <span className={css.muted}>{isMyTurn ? say('payouts.your_turn') : open}</span>
      ) : (
        <>
          <Said>{person}</Said>
          {at !== null && (
            <span className={css.muted}>
              <Moment at={at} />
            </span>
          )}
        </>
      )}
    </div>
  );
};

/** Two confirmations side by side: one approves, another releases, and the owner counts as neither. */
export const TwoPeople = ({ payout }: { payout: Wire<AdminPayout> }) => {
  const say = useSay();
  const isStopped = ['rejected', 'cancelled'].includes(payout.state);
  return (
    <div className={css.two}>
      <Half
        title={say('payouts.first')}
        person={payout.approvedBy}
        at={payout.approvedAt}
        isMyTurn={payout.mayApprove}
        open={say(isStopped ? 'payouts.stopped' : 'payouts.waits')}
      />
      <Half
        title={say('payouts.second')}
        person={payout.releasedBy}
        at={payout.releasedAt}
        isMyTurn={payout.mayRelease}
        open={say(isStopped ? 'payouts.stopped' : payout.approvedBy === null ? 'payouts.after_first' : 'payouts.waits')}
      />
    </div>
  );
};
