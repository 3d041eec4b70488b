import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { WireInstructions } from './wire.replies.js';

/** Payments by wire transfer: what the payer is told. */
export const wireApi = {
  instructions: endpoint<{ params: IdParams }, WireInstructions>('GET', '/wire-transfers/:id', 'auth'),
};
