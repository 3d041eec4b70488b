import type { VerifiedRecords } from '../../ledger/index.js';

/** Hours for which a provider's balance may differ from the ledger: something is then on its way that nobody knows of. */
export const HOURS_TO_DIFFER = 24;

export const BALANCES: VerifiedRecords = {
  invariants: [
    {
      id: 'I43',
      claim: 'no provider’s balance has differed from the ledger for longer than a day',
      about: 'once',
      isDelay: true,
      sql: `select provider || ' ' || currency || ': ' || difference || ' since ' || differs_since as detail from provider_balance
          where differs_since < kernel.now() - interval '${HOURS_TO_DIFFER} hours'`,
    },
  ],
};
