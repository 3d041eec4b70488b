import type { PaypalWorld } from '../world.js';
import type { Shape } from './shape.js';

export interface Call {
  /** The JSON of the request, which its shape has let through; an empty object where nothing was sent. */
  readonly body: unknown;
  /** The bytes that `body` was read from. */
  readonly raw: string;
  readonly query: Readonly<Record<string, string>>;
  /** What stands in the path for the operation's one parameter. */
  readonly id: string;
  /** Whether the whole resource is wanted back (`Prefer: return=representation`). */
  readonly full: boolean;
  /** The fault `decline` was ordered for this call. */
  readonly declined: boolean;
}

export interface Answer {
  readonly status: number;
  readonly body?: object;
}

interface Common {
  /** What faults know it by. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the version's root, for example `/v2/checkout/orders/:id`. */
  readonly path: string;
  /** What the body must look like; nothing may be sent where it is left out. */
  readonly body?: Shape;
}

/** One call that can be repeated without harm, or that has no key for repeats. */
export interface PlainOperation extends Common {
  run(world: PaypalWorld, call: Call): Answer;
}

/** One call that makes something, once under a `PayPal-Request-Id`. */
export interface KeyedOperation extends Common {
  readonly key: { readonly lifeMs: number; readonly longest: number };
  /** Whether two calls for one resource may not be under way at the same time. */
  readonly exclusive?: boolean;
  /** Makes it and returns its id. */
  make(world: PaypalWorld, call: Call): string;
  /** The resource as it is now. */
  show(world: PaypalWorld, id: string): object;
  /** What is left of the resource where the caller did not ask for all of it. */
  readonly minimal?: readonly string[];
}

export type Operation = PlainOperation | KeyedOperation;

export const isKeyed = (operation: Operation): operation is KeyedOperation => 'make' in operation;
