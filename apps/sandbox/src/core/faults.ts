import { newId } from './identifiers.js';
import type { Collection, Store } from './store.js';

/** What goes wrong with a call. All but the last two concern HTTP, `refuse_*` concern mail. */
export const FAULT_EFFECTS = [
  'decline',
  'http_500',
  'http_429',
  'latency',
  'timeout_before_commit',
  'commit_then_drop',
  'commit_then_500',
  'malformed_json',
  'html_error_page',
  'refuse_4xx',
  'refuse_5xx',
] as const;

export type FaultEffect = (typeof FAULT_EFFECTS)[number];
export const isFaultEffect = (value: unknown): value is FaultEffect => FAULT_EFFECTS.some((effect) => effect === value);

export interface Fault {
  readonly id: string;
  readonly provider: string;
  /** The name of an operation such as `refunds.create`, or `*` for all of the provider. */
  readonly operation: string;
  readonly effect: FaultEffect;
  /** How many more calls it hits. */
  times: number;
  /** How long `latency` and `timeout_before_commit` hold the call, in real milliseconds. */
  readonly latencyMs: number;
}

/** The switches that make the outside world misbehave, oldest first. */
export class FaultBook {
  private readonly faults: Collection<Fault>;

  constructor(store: Store) {
    this.faults = store.collection<Fault>('faults');
  }

  add(fault: Omit<Fault, 'id'>): Fault {
    const added = { ...fault, id: newId('fault', 12) };
    this.faults.put(added.id, added);
    return added;
  }

  list(): Fault[] {
    return this.faults.all();
  }

  clear(id?: string): void {
    if (id === undefined) this.faults.clear();
    else this.faults.delete(id);
  }

  /** The fault that hits this call, if any; it is used up by being taken. */
  take(provider: string, operation: string): Fault | undefined {
    const fault = this.list().find(
      (candidate) =>
        candidate.provider === provider && (candidate.operation === '*' || candidate.operation === operation),
    );
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times <= 0) this.faults.delete(fault.id);
    else this.faults.put(fault.id, fault);
    return fault;
  }
}
