import type { CoveredState } from '@cairn/contracts';
import { useSay } from '../../lib/words/words.js';
import { Badge, type BadgeLook } from '../../ui/records/badge.js';

const LOOKS: Readonly<Record<CoveredState, BadgeLook>> = {
  asked: { tone: 'neutral', shape: 'hollow' },
  waiting: { tone: 'warning', shape: 'half' },
  cleared: { tone: 'success', shape: 'dot' },
  disclosed: { tone: 'info', shape: 'dot' },
  disqualified: { tone: 'danger', shape: 'square' },
  left: { tone: 'neutral', shape: 'dot' },
};

export const CoveredBadge = ({ state }: { state: CoveredState }) => (
  <Badge {...LOOKS[state]}>{useSay()(`covered.states.${state}`)}</Badge>
);
