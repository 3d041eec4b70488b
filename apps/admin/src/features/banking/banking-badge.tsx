import type { BankLineState, BankReturnState } from '@cairn/contracts/payments/bank-statements.replies';
import type { OperatorAccountState } from '@cairn/contracts/payments/operator-accounts';
import { useSay } from '../../lib/words/words.js';
import { Badge, type BadgeLook } from '../../ui/records/badge.js';

type State = BankLineState | BankReturnState | OperatorAccountState;

/** States that wait for somebody are amber, failures red, states in progress or ended neutral. */
const LOOKS: Readonly<Record<State, BadgeLook>> = {
  new: { tone: 'info', shape: 'hollow' },
  open: { tone: 'warning', shape: 'hollow' },
  returning: { tone: 'info', shape: 'half' },
  returned: { tone: 'neutral', shape: 'dot' },
  matched: { tone: 'success', shape: 'dot' },
  booked: { tone: 'success', shape: 'dot' },
  planned: { tone: 'warning', shape: 'half' },
  sent: { tone: 'success', shape: 'dot' },
  failed: { tone: 'danger', shape: 'square' },
  waiting: { tone: 'warning', shape: 'half' },
  active: { tone: 'success', shape: 'solid' },
  retired: { tone: 'neutral', shape: 'dot' },
  refused: { tone: 'neutral', shape: 'square' },
};

/** The state of a line, of a return, or of an account of the operator. */
export const BankingBadge = ({ state }: { state: State }) => {
  const say = useSay();
  return <Badge {...LOOKS[state]}>{say(`banking.states.${state}`)}</Badge>;
};
