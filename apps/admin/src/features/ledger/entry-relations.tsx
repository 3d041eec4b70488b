import type { Wire } from '@cairn/contracts';
import type { LedgerTransaction } from '@cairn/contracts/admin/ledger.replies';
import { useSay, type WordKey } from '../../lib/words/words.js';
import { Badge, type BadgeLook } from '../../ui/records/badge.js';
import { ListLink } from '../../ui/records/record-link.js';
import { Code } from '../../ui/records/text.js';
import { entryNumber } from './entry-number.js';

type Row = Wire<LedgerTransaction>;

const ENDED: BadgeLook = { tone: 'neutral', shape: 'hollow' };

const LOOKS: Readonly<Record<string, BadgeLook>> = {
  posted: { tone: 'success', shape: 'dot' },
  post: { tone: 'success', shape: 'dot' },
  pending: { tone: 'warning', shape: 'half' },
};

/** Whether an entry counts in the balances. A pending entry that has ended says how. */
export const EntryBadge = ({ entry: { phase, settledBy } }: { entry: Row }) => {
  const say = useSay();
  if (settledBy !== null) return <Badge {...ENDED}>{say(`ledger.settled.${settledBy.phase}`)}</Badge>;
  const known = phase === 'posted' || phase === 'pending' || phase === 'post' || phase === 'void';
  return <Badge {...(LOOKS[phase] ?? ENDED)}>{known ? say(`ledger.phases.${phase}`) : phase}</Badge>;
};

/** The entries that this one ended, and by which it was ended. */
function relationsOf({ phase, pendingId, reversesId, settledBy }: Row): readonly { word: WordKey; id: string }[] {
  const relations: { word: WordKey; id: string }[] = [];
  if (pendingId !== null)
    relations.push({ word: `ledger.relations.${phase === 'void' ? 'void' : 'post'}`, id: pendingId });
  if (reversesId !== null) relations.push({ word: 'ledger.relations.reversal', id: reversesId });
  if (settledBy !== null)
    relations.push({
      word: `ledger.relations.${settledBy.phase === 'post' ? 'posted_by' : 'voided_by'}`,
      id: settledBy.id,
    });
  return relations;
}

/** The other entries of the same money, each as a link. */
export const EntryRelations = ({ entry }: { entry: Row }) => {
  const say = useSay();
  return relationsOf(entry).map(({ word, id }) => (
    <span key={word}>
      {say(word)}{' '}
      <ListLink resource="ledger-transactions" filter={{ q: entryNumber(id) }}>
        <Code>{entryNumber(id)}</Code>
      </ListLink>
    </span>
  ));
};
