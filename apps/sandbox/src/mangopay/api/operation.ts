import type { MangopayWorld } from '../world.js';
import type { Fields } from '../documents.js';

export interface Call {
  readonly body: Fields;
  readonly query: Readonly<Record<string, string>>;
  /** What stands in the path. */
  readonly path: Readonly<Record<string, string>>;
}

/** One call; nothing comes back of those that answer 204. */
export interface Operation {
  /** What faults know it by. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below the client, for example `/users/:id`. */
  readonly path: string;
  run(world: MangopayWorld, call: Call): object | null;
}
