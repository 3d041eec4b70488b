import type { PlaidWorld } from '../world.js';
import type { Body, Members } from './fields.js';

/** One endpoint: all of them are POST with JSON. */
export interface Operation {
  readonly path: string;
  readonly members: Members;
  /** @returns the reply without its `request_id` */
  run(world: PlaidWorld, body: Body): object;
}

/** As faults name it: `/item/get` is `item.get`. */
export const nameOf = ({ path }: Operation): string => path.slice(1).replaceAll('/', '.');
