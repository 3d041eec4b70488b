import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { aLoan, instalmentsOf, payFromWallet, receivedOf, stateOf, type Loan } from '../../../testing/loans.js';
import { credit } from '../../../testing/people.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { AllocationService } from './allocation.service.js';

/**
 * `LOAN_SCALE=20000x360` measures a large loan; without it, 500 lots and 60 instalments are held to the same claims. The
 * first, the fifth part's and the last instalment are paid and posted as in production; those between are allocated and
 * marked as posted without the ledger, which other tests measure. Cost is counted in rows that PostgreSQL read and
 * wrote: a time says as much about the machine as about the code. The large loan prints its times, too.
 */
const [LOTS = 0, INSTALMENTS = 0] = (process.env['LOAN_SCALE'] ?? '500x60').split('x').map(Number);
const WEIGHTS = [1n, 3n, 7n, 1_000n, 99_991n];
const MEASURED = [1, Math.floor(INSTALMENTS / 5), INSTALMENTS];

const sumOf = (values: readonly bigint[]): bigint => values.reduce((a, b) => a + b, 0n);

/** What this connection's tables have been through; only the difference of two within one transaction has a meaning. */
const TOUCHED = `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0) + n_tup_ins + n_tup_upd)::int as rows
  from pg_stat_xact_user_tables`;
const touched = async (tx: Tx): Promise<number> => (await tx.query<{ rows: number }[]>(TOUCHED))[0]?.rows ?? 0;

interface Cost {
  instalment: number;
  /** Read and written, allocation and posting together. */
  rowsPerLot: number;
  /** Of one posting. */
  mostRows: number;
  milliseconds: { perLot: number; allocation: number; longestTransaction: number; longestBlock: number };
}

describe(`${LOTS} lots and ${INSTALMENTS} instalments`, () => {
  let t: TestApp;
  let loan: Loan;
  let transactions: { rows: number; milliseconds: number }[] = [];
  const costs: Cost[] = [];
  const amounts = Array.from({ length: LOTS }, (_, index) => WEIGHTS[index % WEIGHTS.length] ?? 1n);
  const whole = sumOf(amounts);
  const dues = Array.from({ length: INSTALMENTS }, (_, index) => {
    const part = whole / BigInt(INSTALMENTS);
    const principal = index === INSTALMENTS - 1 ? whole - part * BigInt(INSTALMENTS - 1) : part;
    return { interest: BigInt(1 + ((index * 7919) % (2 * LOTS))), principal };
  });

  beforeAll(async () => {
    t = await startTestApp();
    const inTx = t.db.inTx.bind(t.db);
    t.db.inTx = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
      const start = performance.now();
      let rows = 0;
      const result = await inTx(async (tx) => {
        // Plans of large tables: of one with few rows PostgreSQL may read them all, depending on when it counted them.
        await tx.query('set local enable_seqscan = off');
        const before = await touched(tx);
        const done = await work(tx);
        rows = (await touched(tx)) - before;
        return done;
      });
      transactions.push({ rows, milliseconds: performance.now() - start });
      return result;
    };
    loan = await aLoan(t, amounts);
    await credit(t, loan.owner.id, sumOf(dues.map(({ interest, principal }) => interest + principal)));
  });
  afterAll(() => t.close());

  const measured = async (instalment: number, id: string): Promise<void> => {
    await payFromWallet(loan.owner, id);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const start = performance.now();
    transactions = [];
    await t.db.inTx((tx) => t.get(AllocationService).allocate(tx, id));
    delay.enable();
    await t.get(Sweeps).run('repayments.distribute');
    delay.disable();
    const [allocation, ...postings] = transactions;
    costs.push({
      instalment,
      rowsPerLot: transactions.reduce((sum, { rows }) => sum + rows, 0) / LOTS,
      mostRows: Math.max(...postings.map(({ rows }) => rows)),
      milliseconds: {
        perLot: (performance.now() - start) / LOTS,
        allocation: allocation?.milliseconds ?? 0,
        longestTransaction: Math.max(...postings.map(({ milliseconds }) => milliseconds)),
        longestBlock: delay.max / 1e6,
      },
    });
    expect(await stateOf(t, id)).toBe('distributed');
  };

  const unmeasured = async (id: string): Promise<void> => {
    await t.database.asOwner((client) =>
      client.query(`update repayment set state = 'distributing', paid_at = kernel.now() where id = $1`, [id]),
    );
    await t.db.inTx((tx) => t.get(AllocationService).allocate(tx, id));
    await t.database.asOwner(async (client) => {
      await client.query(
        `with posted as (update allocation set posted_at = kernel.now() where repayment_id = $1 returning *)
         update investment i set income_received = income_received + p.interest, principal_returned = principal_returned + p.principal
         from posted p where i.id = p.investment_id`,
        [id],
      );
      await client.query(`update repayment set state = 'distributed' where id = $1`, [id]);
    });
  };

  it(
    'M-2 keep every lot within one unit of its exact share at every date, at a cost that does not grow',
    async () => {
      const ids = await instalmentsOf(t, loan, dues);
      for (const [index, id] of ids.entries()) {
        await (MEASURED.includes(index + 1) ? measured(index + 1, id) : unmeasured(id));
        const received = await receivedOf(t, loan);
        for (const kind of ['income', 'returned'] as const) {
          const distributed = sumOf(received.map((lot) => lot[kind]));
          const residuals = received.map((lot, place) => distributed * (amounts[place] ?? 0n) - lot[kind] * whole);
          expect(residuals.filter((residual) => residual <= -whole || residual >= whole)).toEqual([]);
        }
      }
      expect((await receivedOf(t, loan)).map(({ returned }) => returned)).toEqual(amounts);
      if (process.env['LOAN_SCALE']) process.stdout.write(`${JSON.stringify(costs, null, 1)}\n`);
      const [first, , last] = costs;
      expect(last?.rowsPerLot).toBeLessThan(1.5 * (first?.rowsPerLot ?? 0));
      expect(Math.max(...costs.map(({ mostRows }) => mostRows))).toBeLessThan(10_000);
    },
    2 * 3_600_000,
  );
});
