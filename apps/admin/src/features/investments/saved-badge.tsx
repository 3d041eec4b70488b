import type { SavedState } from '@cairn/contracts/investments/steps/saved-states';
import { useSay } from '../../lib/words/words.js';
import { Badge, type BadgeLook } from '../../ui/records/badge.js';

const LOOKS: Readonly<Record<SavedState, BadgeLook>> = {
  open: { tone: 'neutral', shape: 'hollow' },
  archived: { tone: 'neutral', shape: 'square' },
};

export const SavedBadge = ({ state }: { state: SavedState }) => {
  const say = useSay();
  return <Badge {...LOOKS[state]}>{say(`saved_investments.states.${state}`)}</Badge>;
};
