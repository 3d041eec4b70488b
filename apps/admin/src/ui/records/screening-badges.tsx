import type { ScreeningCaseState, ScreeningListState } from '@cairn/contracts';
import { useSay } from '../../lib/words/words.js';
import { Badge, type BadgeLook } from './badge.js';

const CASE_LOOKS: Readonly<Record<ScreeningCaseState, BadgeLook>> = {
  open: { tone: 'warning', shape: 'half' },
  confirmed: { tone: 'danger', shape: 'square' },
  dismissed: { tone: 'neutral', shape: 'dot' },
};

const LIST_LOOKS: Readonly<Record<ScreeningListState, BadgeLook>> = {
  waiting: { tone: 'info', shape: 'half' },
  in_force: { tone: 'success', shape: 'solid' },
  refused: { tone: 'danger', shape: 'square' },
  replaced: { tone: 'neutral', shape: 'hollow' },
};

export const CaseBadge = ({ state }: { state: ScreeningCaseState }) => (
  <Badge {...CASE_LOOKS[state]}>{useSay()(`screening.case_states.${state}`)}</Badge>
);

export const ListBadge = ({ state }: { state: ScreeningListState }) => (
  <Badge {...LIST_LOOKS[state]}>{useSay()(`screening.list_states.${state}`)}</Badge>
);
