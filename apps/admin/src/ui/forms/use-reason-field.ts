import { useSay } from '../../lib/words/words.js';
import type { DecisionField } from './decision.js';

/** The reason for an action that moves money or shows private data; it is kept in the audit log. */
export function useReasonField(): DecisionField {
  const say = useSay();
  return { label: say('bank.reason'), help: say('bank.reason_help'), min: 3, max: 1000, multiline: false };
}
