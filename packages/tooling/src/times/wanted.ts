import { Failure } from '../process/failure.js';
import { PARTS } from '../commands/test.js';
import { clocksOf, MOMENTS, ZONES, type Clock } from './clocks.js';

export interface Wanted {
  /** Of the test command; none is all of them. */
  readonly parts: readonly string[];
  readonly clocks: readonly Clock[];
}

/** Asked, not looked up: the list of all zones has one name of each, and Kolkata's is the old one. */
function isZone(name: string): boolean {
  try {
    return name.includes('/') && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false; // RangeError: no such zone
  }
}

/** The parameters, in any order: parts of the tests, moments and zones. An omitted one means all. */
export function wanted(parameters: readonly string[]): Wanted {
  const moments = Object.keys(MOMENTS);
  const parts: string[] = Object.keys(PARTS);
  const isMeant = (name: string): boolean => parts.includes(name) || moments.includes(name) || isZone(name);
  const unknown = parameters.find((name) => !isMeant(name));
  if (unknown !== undefined) {
    throw new Failure(
      `Unknown "${unknown}": parts are ${parts.join(', ')}; moments ${moments.join(', ')}; and time zones`,
    );
  }
  const named = (all: readonly string[]): readonly string[] => {
    const some = all.filter((name) => parameters.includes(name));
    return some.length === 0 ? all : some;
  };
  const zones = parameters.filter((name) => isZone(name));
  return {
    parts: parameters.filter((name) => parts.includes(name)),
    clocks: clocksOf(named(moments), zones.length === 0 ? ZONES : zones),
  };
}
