import type { ChangeState } from '@cairn/contracts';
import { useSay } from '../../lib/words/words.js';
import { Badge, type BadgeLook } from '../../ui/records/badge.js';

const LOOKS: Readonly<Record<ChangeState, BadgeLook>> = {
  proposed: { tone: 'warning', shape: 'hollow' },
  withdrawn: { tone: 'neutral', shape: 'hollow' },
  declined: { tone: 'danger', shape: 'square' },
  open: { tone: 'info', shape: 'half' },
  closed: { tone: 'success', shape: 'solid' },
};

export const ChangeBadge = ({ state }: { state: ChangeState }) => (
  <Badge {...LOOKS[state]}>{useSay()(`states.change.${state}`)}</Badge>
);
