import { refusalsOfChange } from '@cairn/contracts/campaigns/campaign-rules';
import { without, type Values } from './values.js';

/** Fields that break a rule, as the section would be stored. */
export type RulesOf = (values: Values) => readonly { field: string }[];

/**
 * The part of what was typed that may be stored now: a field that fails, or that contradicts another, waits until it is
 * corrected, and the others do not wait for it.
 * @param faulty fields that fail by themselves
 */
export const saveablePart = (stored: Values, typed: Values, faulty: readonly string[], rules: RulesOf): Values => {
  const sound = without(typed, faulty);
  const before = rules(stored);
  const fits = (part: Values): boolean =>
    refusalsOfChange(before, rules({ ...stored, ...part }), Object.keys(part)).length === 0;
  if (fits(sound)) return sound;
  let part: Values = {};
  let waiting = Object.entries(sound);
  // One that fits only once another is there gets its turn again.
  for (let isMore = true; isMore;) {
    const left = waiting.filter(([name, value]) => {
      const more = { ...part, [name]: value };
      if (!fits(more)) return true;
      part = more;
      return false;
    });
    isMore = left.length < waiting.length;
    waiting = left;
  }
  return part;
};
