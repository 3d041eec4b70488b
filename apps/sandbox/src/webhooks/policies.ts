import { newId } from '../core/identifiers.js';
import type { Collection, Store } from '../core/store.js';
import { FORGERIES, type Forgery } from './delivery.js';

/** What happens to the next deliveries that match. */
export type PolicyAction =
  | { readonly kind: 'duplicate'; readonly copies: number }
  | { readonly kind: 'delay'; readonly delayMs: number }
  | { readonly kind: 'reorder' }
  | { readonly kind: 'drop_then_retry' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'forge'; readonly forgery: Forgery };

export const POLICY_KINDS = ['duplicate', 'delay', 'reorder', 'drop_then_retry', 'drop', 'forge'] as const;

export interface Policy {
  readonly id: string;
  /** The name of an endpoint, or `*`. */
  readonly endpoint: string;
  /** The type of an event, or `*`. */
  readonly type: string;
  readonly action: PolicyAction;
  /** How many more deliveries it applies to. */
  times: number;
}

export const describePolicy = (action: PolicyAction): string => {
  switch (action.kind) {
    case 'duplicate':
      return `duplicate ×${action.copies}`;
    case 'delay':
      return `delay ${action.delayMs} ms`;
    case 'forge':
      return `forge: ${action.forgery.replaceAll('_', ' ')}`;
    default:
      return action.kind.replaceAll('_', ' ');
  }
};

const isForgery = (value: unknown): value is Forgery => FORGERIES.some((forgery) => forgery === value);
const whole = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined;

/** Reads an action from JSON; returns a sentence with the error when it is not one. */
export function parsePolicyAction(input: Readonly<Record<string, unknown>>): PolicyAction | string {
  switch (input['policy']) {
    case 'duplicate': {
      const copies = whole(input['copies'] ?? 2, 2, 20);
      return copies === undefined ? 'copies must be a whole number from 2 to 20' : { kind: 'duplicate', copies };
    }
    case 'delay': {
      const delayMs = whole(input['delayMs'], 1, 86_400_000);
      return delayMs === undefined ? 'delayMs must be a whole number from 1 to 86400000' : { kind: 'delay', delayMs };
    }
    case 'forge':
      return isForgery(input['forgery'])
        ? { kind: 'forge', forgery: input['forgery'] }
        : `forgery must be one of ${FORGERIES.join(', ')}`;
    case 'reorder':
    case 'drop_then_retry':
    case 'drop':
      return { kind: input['policy'] };
    default:
      return `policy must be one of ${POLICY_KINDS.join(', ')}`;
  }
}

/** The policies waiting for a delivery, oldest first. */
export class PolicyBook {
  private readonly policies: Collection<Policy>;

  constructor(store: Store) {
    this.policies = store.collection<Policy>('webhook_policies');
  }

  add(policy: Omit<Policy, 'id'>): Policy {
    const added = { ...policy, id: newId('policy', 12) };
    this.policies.put(added.id, added);
    return added;
  }

  list(): Policy[] {
    return this.policies.all();
  }

  clear(): void {
    this.policies.clear();
  }

  /** The action for a new delivery, if any; one use of the policy is spent. */
  take(endpoint: string, type: string): PolicyAction | undefined {
    const policy = this.list().find(
      (candidate) =>
        (candidate.endpoint === '*' || candidate.endpoint === endpoint) &&
        (candidate.type === '*' || candidate.type === type),
    );
    if (!policy) return undefined;
    policy.times -= 1;
    if (policy.times <= 0) this.policies.delete(policy.id);
    else this.policies.put(policy.id, policy);
    return policy.action;
  }
}
