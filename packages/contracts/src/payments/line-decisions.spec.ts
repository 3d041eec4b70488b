import { lineDecisionsOf } from './line-decisions.js';

describe('what a line of a provider’s statement may be decided to be', () => {
  it.each([
    ['a refund that took money', 'refund', -100n, ['provider_fee', 'own_bank', 'correction', 'payer_refund']],
    ['a refund that brought money', 'refund', 100n, ['provider_fee', 'own_bank', 'correction']],
    ['anything else that moves money', 'charge', -100n, ['provider_fee', 'own_bank', 'correction']],
    ['what moves none', 'refund', 0n, ['noted']],
  ])('%s', (_of, kind, open, decisions) => {
    expect(lineDecisionsOf({ kind, open })).toEqual(decisions);
  });
});
