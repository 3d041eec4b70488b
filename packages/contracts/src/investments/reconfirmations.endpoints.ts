import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { Page } from '../kernel/envelope.js';
import type { PageQuery } from '../kernel/page-query.request.js';
import type { Reconfirmation } from './reconfirmations.replies.js';

/** 17 CFR 227.304(c): what an investor is asked after a material change. The id is the investment's. */
export const reconfirmationsApi = {
  /** One's own that wait for an answer, the most urgent first. */
  open: endpoint<{ query: PageQuery }, Page<Reconfirmation>>('GET', '/reconfirmations', 'auth'),
  read: endpoint<{ params: IdParams }, Reconfirmation>('GET', '/reconfirmations/:id', 'investor', {
    adminRead: 'investments.read',
  }),
  confirm: endpoint<{ params: IdParams }, Reconfirmation>('POST', '/reconfirmations/:id/confirm', 'investor'),
  /** The money goes back to where it came from. */
  cancel: endpoint<{ params: IdParams }, Reconfirmation>('POST', '/reconfirmations/:id/cancel', 'investor'),
};
