import { useSay } from '../../lib/words/words.js';
import type { DecisionField } from './decision.js';

/** Every refusal carries a reason that the person on the other side reads. */
export function useDeclineField(): DecisionField {
  const say = useSay();
  return { label: say('dialog.reason'), help: say('dialog.reason_help'), min: 3, max: 1000, multiline: true };
}
