import type { DocumentAccessState, MemberState } from '@cairn/contracts';
import type { DocumentFileState } from '@cairn/contracts/campaigns/files/document-options';
import { useSay } from '../../../lib/words/words.js';
import { Badge, type BadgeLook } from '../../../ui/records/badge.js';

const waiting: BadgeLook = { tone: 'warning', shape: 'hollow' };
const settled: BadgeLook = { tone: 'success', shape: 'dot' };
const refused: BadgeLook = { tone: 'danger', shape: 'square' };
const over: BadgeLook = { tone: 'neutral', shape: 'hollow' };

type Access = DocumentAccessState | 'expired';

const ACCESS: Readonly<Record<Access, BadgeLook>> = {
  requested: waiting,
  granted: settled,
  declined: refused,
  expired: over,
};

const MEMBER: Readonly<Record<MemberState, BadgeLook>> = {
  invited: waiting,
  accepted: settled,
  declined: refused,
  expired: over,
};

const SCAN: Readonly<Record<Exclude<DocumentFileState, 'ready'>, BadgeLook>> = {
  checking: { tone: 'info', shape: 'half' },
  refused,
};

/** How a reader's request for a private document stands. */
export const AccessBadge = ({ state }: { state: Access }) => (
  <Badge {...ACCESS[state]}>{useSay()(`files.access.${state}`)}</Badge>
);

/** How an invitation to a team stands. */
export const MemberBadge = ({ state }: { state: MemberState }) => (
  <Badge {...MEMBER[state]}>{useSay()(`files.member.${state}`)}</Badge>
);

/** What the virus scanner has said of a file; nothing once it can be read. */
export const ScanBadge = ({ state }: { state: DocumentFileState }) => {
  const say = useSay();
  return state === 'ready' ? null : <Badge {...SCAN[state]}>{say(`files.state.${state}`)}</Badge>;
};
