import { Sweeps } from '../../kernel/jobs/sweeps.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { readCentralBankFile } from './central-bank-file.js';
import { CentralBankRates } from './central-bank-rates.js';
import { RatesOfTheDay } from './rates-of-the-day.js';

const file = (cubes: string, day = '2026-06-16') =>
  `<?xml version="1.0"?><Envelope><Cube><Cube time='${day}'>${cubes}</Cube></Cube></Envelope>`;
const USD = `<Cube currency='USD' rate='1.0876'/>`;

describe('the file of the European Central Bank', () => {
  it('gives one euro in each currency that the product knows, as it stands there', () => {
    expect(
      readCentralBankFile(file(`${USD}<Cube currency="SEK" rate="11.23"/><Cube currency="JPY" rate="162.50"/>`)),
    ).toEqual([
      { line: 1, date: '2026-06-16', base: 'EUR', quote: 'USD', rate: '1.0876' },
      { line: 2, date: '2026-06-16', base: 'EUR', quote: 'JPY', rate: '162.50' },
    ]);
  });

  it.each(['', '<html>502</html>', file(''), file(`<Cube currency='USD' rate='0.0'/>`), file(USD, '2026-06-31')])(
    'is refused where it is none: %s',
    (text) => {
      expect(() => readCentralBankFile(text)).toThrow('European Central Bank');
    },
  );
});

describe('the import of rates', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());

  const kept = () =>
    t.db.query<{ quote: string; rate: string; source: string; by: string | null }>(
      `select quote, rate::text as rate, source, entered_by as by from exchange_rate where base = 'EUR' order by quote`,
    );
  const parked = () =>
    t.db.query<{ cause: string }>(`select cause from kernel.parked_item where sweep = 'rates.import'`);

  it('keeps the day’s rates once, and crosses follow from them exactly', async () => {
    expect(await t.get(CentralBankRates).import()).toBe(6);
    expect(await t.get(CentralBankRates).import()).toBe(0);
    const rows = await kept();
    expect(rows.map(({ quote }) => quote)).toEqual(['AUD', 'CAD', 'CHF', 'GBP', 'JPY', 'USD']);
    expect(rows[0]).toMatchObject({ source: 'European Central Bank', by: null });
    const rateOf = (code: string) => rows.find(({ quote }) => quote === code)?.rate ?? '';
    const [pounds, dollars] = [rateOf('GBP'), rateOf('USD')].map((rate) => BigInt(rate.replace('.', '')));
    const cross = await t.get(RatesOfTheDay).between('GBP', 'USD', t.db.manager);
    expect(cross && cross.num * (pounds ?? 0n)).toBe(cross && cross.den * (dollars ?? 0n));
  });

  it('leaves what somebody has entered, and refuses an implausible jump, which the console shows', async () => {
    await t.db.query(`delete from exchange_rate`);
    await t.db.query(
      `insert into exchange_rate (base, quote, on_date, rate, source, entered_at)
       values ('EUR', 'USD', (kernel.now())::date, 1.5, 'A bank', kernel.now()),
         ('EUR', 'GBP', (kernel.now())::date - 1, 0.0084, 'A bank', kernel.now())`,
    );
    await t.get(Sweeps).run('rates.import');
    expect(await parked()).toHaveLength(1);
    expect(await kept()).toHaveLength(2);
    await t.db.query(`update exchange_rate set rate = 0.84 where quote = 'GBP'`);
    await t.get(Sweeps).run('rates.import');
    expect(await parked()).toEqual([]);
    const rows = await kept();
    expect(rows).toContainEqual(expect.objectContaining({ quote: 'USD', source: 'A bank' }));
    expect(rows.length).toBe(7);
  });

  it('tries again later where the bank is away', async () => {
    await t.control('POST', '/faults', { provider: 'ecb', operation: 'daily', effect: 'http_500', times: 1 });
    await expect(t.get(CentralBankRates).import()).rejects.toThrow('answered 500');
    expect(await t.get(CentralBankRates).import()).toBe(0);
  });
});
