import { createServerClock, type ServerClock } from '@cairn/client';
import { pageScope } from '../page/page-scope.js';

const heard = createServerClock();
let held: number | null = null;

/** The time that the server's deadlines are compared with: a device's clock may be hours off. */
export const serverClock: ServerClock = {
  now: () => pageScope()?.now ?? held ?? heard.now(),
  hear: heard.hear,
};

/** Stands still at the instant at which the server rendered a page, until the browser has taken it over. */
export const holdClock = (at: number | null): void => {
  held = at;
};
