import type { AdminChangeState, AdminState } from '@cairn/contracts';
import { useSay } from '../../lib/words/words.js';
import { Badge, type BadgeLook } from '../../ui/records/badge.js';

const LOOKS: Readonly<Record<AdminState, BadgeLook>> = {
  active: { tone: 'success', shape: 'dot' },
  invited: { tone: 'neutral', shape: 'hollow' },
  suspended: { tone: 'danger', shape: 'square' },
};

const CHANGE_LOOKS: Readonly<Record<AdminChangeState, BadgeLook>> = {
  waiting: { tone: 'warning', shape: 'half' },
  done: { tone: 'success', shape: 'dot' },
  refused: { tone: 'neutral', shape: 'square' },
};

export const AdminBadge = ({ state }: { state: AdminState }) => (
  <Badge {...LOOKS[state]}>{useSay()(`admins.states.${state}`)}</Badge>
);

export const AdminChangeBadge = ({ state }: { state: AdminChangeState }) => (
  <Badge {...CHANGE_LOOKS[state]}>{useSay()(`admins.change_states.${state}`)}</Badge>
);
