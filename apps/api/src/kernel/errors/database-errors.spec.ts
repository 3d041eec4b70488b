import { DomainError } from './domain-error.js';
import { answerToDatabaseError, isDatabaseAway, translateDatabaseError } from './database-errors.js';

const coded = (code: string): Error => Object.assign(new Error('said by the server'), { code });

describe('what a failure of the database means', () => {
  it.each([
    ...['08006', '57P01', '57P02', '57P03', '57P05', '25P03', '53300', 'ECONNREFUSED', 'EPIPE', 'EAI_AGAIN'].map(coded),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Query runner already released. Cannot run queries anymore.'),
    new Error('Database connection provided by a query runner was already released, cannot continue to use it'),
    Object.assign(new Error('query failed'), { driverError: coded('57P01') }),
  ])('M-9 %s: it is away, and the caller asks again', (error) => {
    expect(isDatabaseAway(error)).toBe(true);
    expect(answerToDatabaseError(error)).toMatchObject({ code: 'server.unavailable', params: { retryAfter: 5 } });
    // Internally the error is not translated, so that nothing is blamed for the outage.
    expect(translateDatabaseError(error)).toBe(error);
  });

  it.each([...['23505', '42P01', '22P02'].map(coded), new Error('No'), new DomainError('server.busy'), 'x', null])(
    '%s: it is not away',
    (error) => {
      expect(isDatabaseAway(error)).toBe(false);
    },
  );

  it('M-9 a role that is refused later on is 503 for callers, and busy stays busy', () => {
    expect(answerToDatabaseError(coded('28P01'))).toMatchObject({ code: 'server.unavailable' });
    expect(answerToDatabaseError(coded('55P03'))).toMatchObject({ code: 'server.busy' });
  });
});
