import type { Wire } from '@cairn/contracts';
import type { HistoryEntry } from '@cairn/contracts/admin/admin.replies';
import { useSay } from '../../lib/words/words.js';
import { Moment, Muted, Said, Strong } from './text.js';
import { Timeline } from './timeline.js';

interface HistoryProps {
  entries: readonly Pick<Wire<HistoryEntry>, 'to' | 'at' | 'actor' | 'reason'>[];
  /** The state that was reached, in the reader's language. */
  wordOf: (state: string) => string;
}

/** The states of a record: when each was reached, by whom if by a person, and why. */
export const History = ({ entries, wordOf }: HistoryProps) => {
  const say = useSay();
  return (
    <Timeline
      entries={entries.map(({ to, at, actor, reason }) => ({
        key: `${at}-${to}`,
        body: (
          <>
            <Strong>{wordOf(to)}</Strong>
            <Muted>
              <Moment at={at} />
              {actor.includes('@') && (
                <>
                  {say('list.separator')}
                  <Said>{actor}</Said>
                </>
              )}
            </Muted>
            {reason !== null && <Said>{reason}</Said>}
          </>
        ),
      }))}
    />
  );
};
