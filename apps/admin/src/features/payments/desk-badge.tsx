import { useCodeWord } from '../../lib/words/words.js';
import { Badge, type BadgeLook } from '../../ui/records/badge.js';

const look = (tone: BadgeLook['tone'], shape: BadgeLook['shape']): BadgeLook => ({ tone, shape });

/** States that wait for somebody are amber, failures red, states in progress or ended neutral. */
const LOOKS: Readonly<Record<string, BadgeLook>> = {
  failed: look('danger', 'square'),
  quarantined: look('danger', 'square'),
  missing_in_ledger: look('danger', 'square'),
  amount_mismatch: look('danger', 'square'),
  lost: look('danger', 'square'),
  warning: look('warning', 'hollow'),
  open: look('warning', 'hollow'),
  fraud_warning: look('warning', 'hollow'),
  debit_stopped: look('warning', 'hollow'),
  disputed_unpaid: look('warning', 'hollow'),
  late: look('warning', 'hollow'),
  planned: look('info', 'hollow'),
  new: look('info', 'hollow'),
  sent: look('info', 'half'),
  collected: look('success', 'dot'),
  succeeded: look('success', 'dot'),
  won: look('success', 'dot'),
  matched: look('success', 'dot'),
};

/** The state of a payment, refund, dispute or statement line. */
export const DeskBadge = ({ state }: { state: string }) => {
  const wordOf = useCodeWord();
  return <Badge {...(LOOKS[state] ?? look('neutral', 'solid'))}>{wordOf('desk.states', state)}</Badge>;
};
