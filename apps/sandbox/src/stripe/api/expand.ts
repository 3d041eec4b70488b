import { presentMovement } from '../money/balance.js';
import { invalidParameter } from './failure.js';
import type { StripeObject } from '../objects.js';
import type { StripeWorld } from '../world.js';

const DEEPEST = 4;
type Tree = { readonly [name: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object behind an id of any kind that can be expanded. */
function lookUp(world: StripeWorld, id: string): object | undefined {
  const movement = world.balanceTransactions.find(id);
  if (movement) return presentMovement(world, movement);
  return (
    world.paymentIntents.find(id) ??
    world.paymentMethods.find(id) ??
    world.charges.find(id) ??
    world.customers.find(id) ??
    world.accounts.find(id) ??
    world.refunds.find(id) ??
    world.transfers.find(id) ??
    world.reversals.find(id) ??
    world.payouts.find(id) ??
    world.sessions.find(id) ??
    world.disputes.find(id) ??
    world.topups.find(id)
  );
}

/** Lists that an object shows only when asked to. */
function includable(world: StripeWorld, owner: Tree, name: string): unknown {
  const id = owner['id'];
  if (typeof id !== 'string') return undefined;
  if (owner['object'] === 'checkout.session' && name === 'line_items') {
    const data = world.lineItems.get(id) ?? [];
    return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
  }
  if (owner['object'] === 'charge' && name === 'refunds') {
    const data = world.refunds.everything().filter((refund) => refund.charge === id);
    return { object: 'list', data, has_more: false, url: `/v1/charges/${id}/refunds` };
  }
  return undefined;
}

function expandPath(world: StripeWorld, value: unknown, path: readonly string[], whole: string): unknown {
  const [name, ...rest] = path;
  if (name === undefined || value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => expandPath(world, item, path, whole));
  if (!isTree(value)) throw cannotExpand(whole);
  const own = value[name];
  // What is null stays null: an open session has no payment to expand yet.
  const current = own === undefined ? includable(world, value, name) : own;
  if (current === undefined) throw cannotExpand(whole);
  const expanded = typeof current === 'string' ? lookUp(world, current) : current;
  if (expanded === undefined) throw cannotExpand(whole);
  return { ...value, [name]: expandPath(world, expanded, rest, whole) };
}

const cannotExpand = (path: string): Error => invalidParameter('expand', `This property cannot be expanded (${path}).`);

/** A copy of the answer with the references named by `expand[]` replaced by their objects. */
export function expand(world: StripeWorld, answer: StripeObject, paths: readonly string[]): unknown {
  return paths.reduce<unknown>((result, path) => {
    const steps = path.split('.');
    if (steps.length > DEEPEST + (steps[0] === 'data' ? 1 : 0)) {
      throw invalidParameter('expand', `You cannot expand more than ${DEEPEST} levels of a property (${path}).`);
    }
    return expandPath(world, result, steps, path);
  }, answer);
}
