import * as contracts from '../index.js';
import type { Endpoint } from './endpoint.js';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

it('D-9 an admin reads the parts of a page that is not public yet, and no other public call counts a console session', () => {
  const endpoints = Object.values(contracts)
    .flatMap((group: unknown) => (typeof group === 'object' && group !== null ? Object.values(group) : []))
    .filter(isEndpoint);
  const read = endpoints.filter(({ access, adminRead }) => access === 'public' && adminRead !== undefined);
  expect(new Set(read.map(({ method }) => method))).toEqual(new Set(['GET']));
  expect(read.map(({ path }) => path).sort()).toEqual([
    '/equity/campaign-faqs/front/:campaignId',
    '/equity/extras-document/front/:campaignId',
    '/equity/extras-images/front/:campaignId',
    '/equity/extras-videos/front/:campaignId',
    '/equity/lead-investors/front/:campaignId',
    '/equity/team-members/front/:campaignId',
  ]);
});
