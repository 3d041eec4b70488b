import * as fc from 'fast-check';
import { rational, type Rational } from '@cairn/finance';
import type { Identity } from '../../../kernel/http/request.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { lockForInvesting } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { factsOf } from '../../../testing/investment-facts.js';
import { aRate } from '../../../testing/terms/law.js';
import { anInvestor, credit, type Person } from '../../../testing/people.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { CancellationService } from '../refunds/cancellation.service.js';
import { draftsOf } from '../../../testing/investing/invest-as.js';
import { PlaceService } from '../investing/place.service.js';
import { InvestmentFactsRepository } from './investment-facts.repository.js';
import { isOverLimit, measureOf, requireLimit } from './investment-limits.js';

/** 5 % of 100,000.00 dollars: see `factsOf`. */
const LIMIT = 500_000n;

/** What a commitment is, in cents, as the law counts: half a cent rounds up. The model: it shares no code with what it checks. */
const cents = (minor: bigint, { num, den }: Rational): bigint => (2n * minor * num + den) / (2n * den);

const RATES = [rational(1n), rational(5n, 4n), rational(217n, 200n), rational(3n, 7n)] as const;
const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF'] as const;

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('invest' as const), minor: fc.bigInt(1n, 300_000n), in: fc.nat(3) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(20) }) },
);

const attempt = (run: () => void): string | null => {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};

describe('R-02 any sequence of commitments, cancellations and currencies', () => {
  it('passes the limit by no cent, and is refused only where it would', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const kept: bigint[] = [];
        const model: bigint[] = [];
        const sumOf = (all: readonly bigint[]): bigint => all.reduce((sum, one) => sum + one, 0n);
        for (const one of steps) {
          if (one.kind === 'cancel') {
            const index = one.which % (kept.length + 1);
            kept.splice(index, 1);
            model.splice(index, 1);
            continue;
          }
          const rate = RATES[one.in] ?? RATES[0];
          const currency = CURRENCIES[one.in] ?? 'USD';
          const facts = factsOf({ currency, limitRate: rate, committedInYear: sumOf(kept) });
          const refused = attempt(() => requireLimit(facts, one.minor));
          const measured = cents(one.minor, rate);
          expect(refused).toBe(sumOf(model) + measured > LIMIT ? 'investment.limit_exceeded' : null);
          if (refused !== null) continue;
          kept.push(measureOf(facts, one.minor).limitAmount ?? 0n);
          model.push(measured);
          expect(sumOf(model) <= LIMIT).toBe(true);
        }
        expect(sumOf(kept)).toBe(sumOf(model));
      }),
      { numRuns: 1000 },
    );
  });

  describe('on the database', () => {
    let t: TestApp;
    let campaigns: { id: string; rate: Rational }[];
    beforeAll(async () => {
      t = await startTestApp({ DATABASE_POOL: '16' });
      const [dollars, euros] = [await aLoan(), await aLoan()];
      await t.db.query(`update campaign set currency = 'EUR' where id = $1`, [euros]);
      await aRate(t, 'EUR', 'USD', '1.25');
      campaigns = [
        { id: dollars, rate: RATES[0] },
        { id: euros, rate: RATES[1] },
      ];
    });
    afterAll(() => t.close());

    const aLoan = async () =>
      (await aCampaign(t, { type: 'debt', goal: 900_000_000, maxOffering: 900_000_000, minimumInvestment: 100 })).id;
    const asCaller = ({ id, email }: Person) => ({ userId: id, email }) as Identity;
    const aSaver = async () => {
      const person = await anInvestor(t, { yearlyIncome: 10_000_000n, netWorth: 0n, wallet: 10_000_000n });
      await credit(t, person.id, 10_000_000n, 'EUR');
      return person;
    };
    const invest = async (person: Person, campaignId: string, amount: bigint): Promise<{ id: string }> => {
      const wanted = { campaignId, amount: Number(amount), price: null };
      const [id = ''] = await draftsOf(t.db, [{ userId: person.id }], wanted);
      await t.get(PlaceService).payFromWallet(asCaller(person), id, null);
      return { id };
    };
    const liveSum = async (...people: Person[]) => {
      const rows = await t.db.query<{ campaign: string; amount: string }>(
        `select campaign_id as campaign, amount from investment where investor_id = any($1) and state = 'received'`,
        [people.map(({ id }) => id)],
      );
      return rows.reduce((sum, { campaign, amount }) => {
        const rate = campaigns.find(({ id }) => id === campaign)?.rate ?? RATES[0];
        return sum + cents(BigInt(amount), rate);
      }, 0n);
    };

    it('holds too', async () => {
      const onDatabase = fc.oneof(
        {
          weight: 3,
          arbitrary: fc.record({
            kind: fc.constant('invest' as const),
            minor: fc.bigInt(100n, 300_000n),
            in: fc.nat(1),
          }),
        },
        { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(20) }) },
      );
      await fc.assert(
        fc.asyncProperty(fc.array(onDatabase, { minLength: 4, maxLength: 10 }), async (steps) => {
          const person = await aSaver();
          const made: string[] = [];
          for (const one of steps) {
            if (one.kind === 'cancel') {
              const [id] = made.splice(one.which % (made.length + 1), 1);
              if (id !== undefined) await t.get(CancellationService).cancel(asCaller(person), id);
              continue;
            }
            const campaign = campaigns[one.in];
            if (campaign === undefined) continue;
            const before = await liveSum(person);
            const outcome = await invest(person, campaign.id, one.minor).catch(
              (error: unknown) => error as DomainError,
            );
            const fits = before + cents(one.minor, campaign.rate) <= LIMIT;
            expect(outcome instanceof DomainError ? outcome.code : null).toBe(
              fits ? null : 'investment.limit_exceeded',
            );
            if (!(outcome instanceof DomainError)) made.push(outcome.id);
            expect((await liveSum(person)) <= LIMIT).toBe(true);
          }
        }),
        { numRuns: 25 },
      );
    });

    /** So many at once, of 200.00 dollars or euros. @returns how many were made, and the codes of the others */
    const race = async (people: readonly Person[], count: number) => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: count }, (_, index) => {
          const [person, campaign] = [people[index % people.length], campaigns[Math.floor(index / 2) % 2]];
          if (person === undefined || campaign === undefined) throw new Error('Nobody races');
          return invest(person, campaign.id, 20_000n);
        }),
      );
      const codes = outcomes.flatMap((one) =>
        one.status === 'rejected' ? [one.reason instanceof DomainError ? one.reason.code : String(one.reason)] : [],
      );
      return { made: count - codes.length, codes: [...new Set(codes)] };
    };

    it('fifty commitments of one person at once stay within the limit', async () => {
      const person = await aSaver();
      const { made, codes } = await race([person], 50);
      expect(codes).toEqual(['investment.limit_exceeded']);
      expect(made).toBeGreaterThanOrEqual(20);
      const sum = await liveSum(person);
      expect(sum <= LIMIT && sum > LIMIT - 25_000n).toBe(true);
    });

    it('two spouses take turns: each holds the same lock beside their own', async () => {
      const [one, other, alone] = [await aSaver(), await aSaver(), await aSaver()];
      await t.db.query(
        `insert into spouse_link (id, asker_id, spouse_id, email, asked_at, confirmed_at)
         values ($1, $2, $3, 'other@example.org', kernel.now(), kernel.now())`,
        [newId(), one.id, other.id],
      );
      const sharedBy = ({ id }: Person) =>
        t.db.inTx(async (tx) => {
          await lockForInvesting(tx, id, campaigns[0]?.id ?? '');
          return tx.query<unknown[]>(
            `select objid from pg_locks where locktype = 'advisory' and classid = 4 and pid = pg_backend_pid()`,
          );
        });
      expect(await sharedBy(one)).toHaveLength(1);
      expect(await sharedBy(other)).toEqual(await sharedBy(one));
      expect(await sharedBy(alone)).toEqual([]);
    });

    it('fifty of two spouses at once stay within the one limit that they share', async () => {
      const [one, other] = [await aSaver(), await aSaver()];
      await t.db.query(
        `insert into spouse_link (id, asker_id, spouse_id, email, asked_at, confirmed_at)
         values ($1, $2, $3, 'other@example.org', kernel.now(), kernel.now())`,
        [newId(), one.id, other.id],
      );
      const { codes } = await race([one, other], 50);
      expect(codes).toEqual(['investment.limit_exceeded']);
      const sum = await liveSum(one, other);
      expect(sum <= LIMIT && sum > LIMIT - 25_000n).toBe(true);
    });

    it('R-02 figures that fall after a commitment put it above the limit, until it is given back', async () => {
      const person = await aSaver();
      const [campaign] = campaigns;
      await invest(person, campaign?.id ?? '', 400_000n);
      const facts = () => t.db.inTx((tx) => t.get(InvestmentFactsRepository).read(tx, campaign?.id ?? '', person.id));
      expect(isOverLimit(await facts())).toBe(false);
      await t.db.query('update investor_profile set yearly_income = 7900000 where user_id = $1', [person.id]);
      expect(isOverLimit(await facts())).toBe(true);
    });
  });
});
