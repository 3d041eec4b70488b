import { allocateCarried } from '@cairn/finance';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { newId } from '../../../kernel/crypto/ids.js';
import {
  aLoan,
  instalmentsOf,
  payFromWallet,
  process,
  receivedOf,
  stateOf,
  type Loan,
} from '../../../testing/loans.js';
import { credit, walletOf } from '../../../testing/people.js';
import { failureOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { accountCode, Ledger } from '../../ledger/index.js';
import { AllocationService } from './allocation.service.js';
import { DistributionService } from './distribution.service.js';
import { RepaymentLifecycle } from '../record/repayment-lifecycle.js';

const sumOf = (values: readonly bigint[]): bigint => values.reduce((a, b) => a + b, 0n);
const sweep = (t: TestApp): Promise<number> => t.get(Sweeps).run('repayments.distribute');

describe('sharing out', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());
  afterEach(() => jest.restoreAllMocks());

  const leftOf = (repaymentId: string): Promise<bigint> =>
    t.db.inTx((tx) => t.get(Ledger).available(tx, accountCode.distribution(repaymentId, 'USD')));

  const paidLoan = async (amounts: readonly bigint[], dues: Parameters<typeof instalmentsOf>[2]) => {
    const loan = await aLoan(t, amounts);
    const ids = await instalmentsOf(t, loan, dues);
    await credit(t, loan.owner.id, sumOf(dues.map(({ interest, principal = 0n }) => interest + principal)));
    return { loan, ids };
  };

  it('M-1 three instalments of one loan, paid and processed at once, are all shared out', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { loan, ids } = await paidLoan(
        [333_400n, 333_300n, 333_300n],
        [{ interest: 20_000n }, { interest: 20_000n, principal: 500_000n }, { interest: 20_001n, principal: 500_000n }],
      );
      await Promise.all(ids.map((id) => payFromWallet(loan.owner, id)));
      await Promise.all(ids.map((id) => process(loan.owner, id)));
      expect(await Promise.all(ids.map((id) => stateOf(t, id)))).toEqual(ids.map(() => 'distributed'));
      expect((await receivedOf(t, loan)).map(({ returned }) => returned)).toEqual([333_400n, 333_300n, 333_300n]);
      expect(sumOf((await receivedOf(t, loan)).map(({ income }) => income))).toBe(60_001n);
      expect(await Promise.all(ids.map(leftOf))).toEqual([0n, 0n, 0n]);
    }
  });

  it('M-1 instalments of one loan that are all allocated before any is posted give each lot what it is owed', async () => {
    const { loan, ids } = await paidLoan(
      [333_400n, 333_300n, 333_300n],
      [300_001n, 300_001n, 399_998n].map((principal) => ({ interest: 20_000n, principal })),
    );
    for (const id of ids) await payFromWallet(loan.owner, id);
    for (const id of ids) await t.db.inTx((tx) => t.get(AllocationService).allocate(tx, id));
    await sweep(t);
    expect(await Promise.all(ids.map((id) => stateOf(t, id)))).toEqual(ids.map(() => 'distributed'));
    const received = await receivedOf(t, loan);
    expect(received.map(({ returned }) => returned)).toEqual([333_400n, 333_300n, 333_300n]);
    expect(received.map(({ income }) => income)).toEqual([20_004n, 19_998n, 19_998n]);
  });

  it('M-1 pay then process, instalment after instalment, with 1,500 investors and the sweep beside it', async () => {
    const amounts = Array.from({ length: 1_500 }, (_, index) => 10_007n + BigInt(index * 13));
    const whole = sumOf(amounts);
    const { loan, ids } = await paidLoan(amounts, [
      { interest: 77_777n, principal: whole / 3n },
      { interest: 51_851n, principal: whole / 3n },
      { interest: 25_925n, principal: whole - 2n * (whole / 3n) },
    ]);
    const beside = [];
    for (const id of ids) {
      await payFromWallet(loan.owner, id);
      beside.push(sweep(t));
      await process(loan.owner, id);
    }
    await Promise.all(beside);
    await sweep(t);
    expect(await Promise.all(ids.map((id) => stateOf(t, id)))).toEqual(['distributed', 'distributed', 'distributed']);
    expect((await receivedOf(t, loan)).map(({ returned }) => returned)).toEqual(amounts);
    expect(await walletOf(t, loan.owner.id)).toBe(0n);
  });

  it('M-1 a repayment that cannot go on is parked with its cause, answers with a code and holds up no other', async () => {
    const stuck = await paidLoan([100n], [{ interest: 10n }]);
    const other = await paidLoan([100n, 200n], [{ interest: 10n }]);
    const [stuckId, otherId] = [stuck.ids[0] ?? '', other.ids[0] ?? ''];
    const setState = (state: string) =>
      t.database.asOwner((client) =>
        client.query('update investment set state = $2 where campaign_id = $1', [stuck.loan.id, state]),
      );
    await payFromWallet(stuck.loan.owner, stuckId);
    await payFromWallet(other.loan.owner, otherId);
    await setState('refunded');
    await sweep(t);
    expect([await stateOf(t, stuckId), await stateOf(t, otherId)]).toEqual(['distributing', 'distributed']);
    const causes = () =>
      t.db.query<{ cause: string }>(`select cause from kernel.parked_item where item = $1`, [stuckId]);
    expect((await causes())[0]?.cause).toContain('has no investors');
    const failure = await failureOf(process(stuck.loan.owner, stuckId));
    expect([failure.status, failure.code]).toEqual([409, 'repayment.distribution_delayed']);
    await setState('settled');
    expect((await process(stuck.loan.owner, stuckId)).state).toBe('distributed');
    expect(await causes()).toEqual([]);
  });

  it('M-1 more principal than is owed is written down for nobody', async () => {
    const { loan, ids } = await paidLoan([100n, 200n], [{ interest: 1n, principal: 301n }]);
    await payFromWallet(loan.owner, ids[0] ?? '');
    expect((await failureOf(process(loan.owner, ids[0] ?? ''))).code).toBe('repayment.distribution_delayed');
    expect(await t.db.query('select 1 from allocation where repayment_id = $1', [ids[0]])).toEqual([]);
  });

  it('is done once, though three processes and the sweep do it at once and again', async () => {
    const { loan, ids } = await paidLoan([300n, 100n], [{ interest: 40n }]);
    const id = ids[0] ?? '';
    await payFromWallet(loan.owner, id);
    const service = t.get(DistributionService);
    await Promise.all([service.distributeNow(id), service.distributeNow(id), service.distributeNow(id), sweep(t)]);
    await service.distributeNow(id);
    expect((await receivedOf(t, loan)).map(({ income }) => income)).toEqual([30n, 10n]);
    expect(await Promise.all(loan.lots.map(({ investorId }) => walletOf(t, investorId)))).toEqual([30n, 10n]);
  });

  it('is paid once, though two commands with keys of their own ask at once, and one asks again', async () => {
    const { loan, ids } = await paidLoan([300n], [{ interest: 40n }, { interest: 40n }]);
    const id = ids[0] ?? '';
    const key = newId();
    await Promise.all([payFromWallet(loan.owner, id, key), payFromWallet(loan.owner, id)]);
    await payFromWallet(loan.owner, id, key);
    expect(await walletOf(t, loan.owner.id)).toBe(40n);
  });

  it('M-2 goes on from every boundary between two transactions', async () => {
    const amounts = Array.from({ length: 600 }, (_, index) => 1_000n + BigInt(index));
    const chunks = 3;
    for (let boundary = 0; boundary <= chunks; boundary += 1) {
      const { loan, ids } = await paidLoan(amounts, [{ interest: 12_345n, principal: 7n }]);
      const id = ids[0] ?? '';
      await payFromWallet(loan.owner, id);
      const ledger = t.get(Ledger);
      const post = ledger.post.bind(ledger);
      let posted = 0;
      jest.spyOn(ledger, 'post').mockImplementation((tx, entry) => {
        if (posted === boundary) throw new Error('killed');
        posted += 1;
        return post(tx, entry);
      });
      if (boundary === chunks) jest.spyOn(t.get(RepaymentLifecycle), 'move').mockRejectedValue(new Error('killed'));
      expect((await failureOf(process(loan.owner, id))).status).toBe(409);
      jest.restoreAllMocks();
      const written = await t.db.query<{ posted: string }>(
        'select count(posted_at) as posted from allocation where repayment_id = $1',
        [id],
      );
      expect(Number(written[0]?.posted)).toBe(Math.min(600, boundary * 250));
      await process(loan.owner, id);
      expect([await stateOf(t, id), await leftOf(id)]).toEqual(['distributed', 0n]);
      const received = await receivedOf(t, loan);
      expect(sumOf(received.map(({ income }) => income))).toBe(12_345n);
      expect(sumOf(received.map(({ returned }) => returned))).toBe(7n);
    }
  });

  describe('writes the parts that the finance package computes', () => {
    const allocated = async (loan: Loan, due: { interest: bigint; principal: bigint }) => {
      const [id = ''] = await instalmentsOf(t, loan, [due]);
      await t.database.asOwner((client) =>
        client.query(`update repayment set state = 'distributing', paid_at = now() where id = $1`, [id]),
      );
      await t.db.inTx((tx) => t.get(AllocationService).allocate(tx, id));
      const rows = await t.db.query<{ interest: string; principal: string }>(
        `select a.interest, a.principal from allocation a join investment i on i.id = a.investment_id
         where a.repayment_id = $1 order by i.received_at, i.id`,
        [id],
      );
      return rows.map(({ interest, principal }) => ({ interest: BigInt(interest), principal: BigInt(principal) }));
    };

    it.each([
      ['equal lots', [1n, 1n, 1n], [100n, 100n, 1n]],
      ['the published weights', [5000n, 3000n, 1500n, 500n], [12_345n, 1n, 999n]],
      [
        'small and large lots',
        [1n, 3n, 1000n, 7n, 7n, 1n, 3n, 1000n, 3n, 1n, 7n, 1000n],
        [1n, 5n, 11n, 2n, 1n, 1n, 19n, 3n],
      ],
      ['very large sums', [8_999_999_999_999n, 7n, 123_456_789_012_345n], [899_999_999_999n, 3n, 1n]],
    ])('M-2 for %s, each repayment allocated before the last is posted', async (_, amounts, totals) => {
      const loan = await aLoan(t, amounts);
      const paid = amounts.map(() => ({ interest: 0n, principal: 0n }));
      const owed = sumOf(amounts);
      for (const [round, total] of totals.entries()) {
        const principal = round === totals.length - 1 ? owed - sumOf(paid.map((lot) => lot.principal)) : owed / 20n;
        const lots = (kind: 'interest' | 'principal') =>
          amounts.map((weight, index) => ({ id: `${index}`, weight, paid: paid[index]?.[kind] ?? 0n }));
        const parts = await allocated(loan, { interest: total, principal });
        expect(parts.map(({ interest }) => interest)).toEqual(
          allocateCarried(total, lots('interest')).map(({ amount }) => amount),
        );
        expect(parts.map((part) => part.principal)).toEqual(
          allocateCarried(principal, lots('principal')).map(({ amount }) => amount),
        );
        for (const [index, part] of parts.entries()) {
          const lot = paid[index];
          if (lot === undefined) continue;
          lot.interest += part.interest;
          lot.principal += part.principal;
        }
      }
      expect(paid.map(({ principal }) => principal)).toEqual(amounts);
    });

    it.each([
      [[5n, 0n, 0n], [1n, 1n, 1n], 7n],
      [[15n, 0n, 0n], [1n, 1n, 1n], 15n],
      [[0n, 0n, 3n], [4n, 5n, 1n], 6n],
      [[0n, 0n, 3n], [4n, 5n, 1n], 5n],
      [[900n, 0n, 2n, 77n], [10n, 20n, 3n, 5n], 41n],
    ])('M-2 when lots have left and the others stand at %j', async (paid, amounts, total) => {
      const loan = await aLoan(t, amounts);
      for (const [index, { id }] of loan.lots.entries()) {
        await t.database.asOwner((client) =>
          client.query('update investment set income_received = $2 where id = $1', [id, paid[index]?.toString()]),
        );
      }
      const lots = amounts.map((weight, index) => ({ id: `${index}`, weight, paid: paid[index] ?? 0n }));
      const parts = await allocated(loan, { interest: total, principal: 0n });
      expect(parts.map(({ interest }) => interest)).toEqual(allocateCarried(total, lots).map(({ amount }) => amount));
    });
  });
});
