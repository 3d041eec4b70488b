import type { VerifiedRecords } from '../../ledger/index.js';

/** Hours for which a provider's balance may differ from the ledger: something is then on its way that nobody knows of. */
const HOURS_TO_DIFFER = 24;

/** SQL of the balances that a reading has found to differ still, a day after one has found them to differ first. */
export const DIFFERING = `select b.* from provider_balance b join provider_balance_reading r on r.provider = b.provider
  where b.differs_since <= r.read_at - interval '${HOURS_TO_DIFFER} hours'`;

export const BALANCES: VerifiedRecords = {
  invariants: [
    {
      id: 'I43',
      claim: 'no provider’s balance has differed from the ledger for longer than a day',
      about: 'once',
      isDelay: true,
      sql: `select provider || ' ' || currency || ': ' || difference || ' since ' || differs_since as detail from (${DIFFERING}) d`,
    },
  ],
};
