import { rational } from '@cairn/finance';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { RatesOfTheDay } from './rates-of-the-day.js';

describe('the rate of a pair', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());
  beforeEach(() => t.db.query('delete from exchange_rate'));

  const enter = (base: string, quote: string, daysAgo: number, rate: string, minutesAgo = 0) =>
    t.db.query(
      `insert into exchange_rate (base, quote, on_date, rate, source, entered_at)
       values ($1, $2, kernel.now()::date - $3::int, $4, 'A bank', kernel.now() - make_interval(mins => $5))`,
      [base, quote, daysAgo, rate, minutesAgo],
    );
  const between = (from: string, to: string) => t.get(RatesOfTheDay).between(from, to, t.db.manager);

  it('is the newest one, whichever way round it was entered', async () => {
    await enter('GBP', 'USD', 2, '1.10');
    await enter('USD', 'GBP', 0, '0.80');
    expect(await between('GBP', 'USD')).toEqual(rational(5n, 4n));
    expect(await between('USD', 'GBP')).toEqual(rational(4n, 5n));
  });

  it('is the newest one on the way through a third currency too', async () => {
    await enter('GBP', 'EUR', 3, '2');
    await enter('EUR', 'GBP', 1, '0.8');
    await enter('EUR', 'USD', 4, '2');
    await enter('USD', 'EUR', 0, '0.8');
    expect(await between('GBP', 'USD')).toEqual(rational(25n, 16n));
  });

  it('has the day of the older one of the two that it comes from', async () => {
    await enter('EUR', 'GBP', 2, '0.8');
    await enter('EUR', 'USD', 1, '1.25');
    await enter('EUR', 'CHF', 5, '1');
    const day = async (daysAgo: number) =>
      (await t.db.query<{ on: string }>('select (kernel.now()::date - $1::int)::text as on', [daysAgo]))[0]?.on;
    const dated = (from: string, to: string) => t.get(RatesOfTheDay).dated(from, to, t.db.manager);
    expect(await dated('GBP', 'USD')).toEqual({ rate: rational(25n, 16n), on: await day(2) });
    expect(await dated('USD', 'EUR')).toEqual({ rate: rational(4n, 5n), on: await day(1) });
    expect(await dated('EUR', 'EUR')).toBeNull();
    expect(await dated('EUR', 'JPY')).toBeNull();
  });

  it('of one day is the one that was entered last', async () => {
    await enter('GBP', 'USD', 0, '1.10', 10);
    await enter('USD', 'GBP', 0, '0.80', 5);
    expect(await between('GBP', 'USD')).toEqual(rational(5n, 4n));
    await enter('GBP', 'EUR', 0, '1.2', 5);
    await enter('EUR', 'GBP', 0, '0.5', 10);
    expect(await between('EUR', 'GBP')).toEqual(rational(5n, 6n));
  });
});
