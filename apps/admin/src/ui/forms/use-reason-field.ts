import { useSay } from '../../lib/words/words.js';
import type { DecisionField } from './decision.js';

/** Why something is done that moves money or shows what few may see; it goes into the audit log. */
export function useReasonField(): DecisionField {
  const say = useSay();
  return { label: say('bank.reason'), help: say('bank.reason_help'), min: 3, max: 1000, multiline: false };
}
