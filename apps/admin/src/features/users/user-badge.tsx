import type { UserState } from '@cairn/contracts';
import { useSay } from '../../lib/words/words.js';
import { Badge, type BadgeLook } from '../../ui/records/badge.js';

const LOOKS: Readonly<Record<UserState, BadgeLook>> = {
  active: { tone: 'success', shape: 'dot' },
  waiting: { tone: 'neutral', shape: 'hollow' },
  suspended: { tone: 'danger', shape: 'square' },
  leaving: { tone: 'warning', shape: 'half' },
  gone: { tone: 'neutral', shape: 'square' },
};

/** The state of an account. */
export const UserBadge = ({ state }: { state: UserState }) => (
  <Badge {...LOOKS[state]}>{useSay()(`users.states.${state}`)}</Badge>
);
