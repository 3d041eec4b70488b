import { Clock } from '../../kernel/clock/clock.js';
import { camtOf, importFile } from '../bank/bank-file.js';
import { aCampaign, DAY } from '../campaigns.js';
import { expectBooksToAgree, HOUR, MINUTE } from '../card-money.js';
import type { Person } from '../people.js';
import type { TestWorld } from '../test-sandbox.js';
import { booksOf, type Books } from './books.js';
import { Messages, Side } from './messages.js';
import { afterwards, amountOf, closeDispute, open, pay, type Told } from './payers.js';
import { LAST_PHASE, type Arrival, type Case } from './stories.js';

const PLAIN: Arrival = { copies: 1, phase: 0, order: 0, alone: true };
/**
 * Longer than a case: campaigns do not end in the middle of one. Whatever came funds them, since transfers go back by a
 * file that people of finance have to send.
 */
const CAMPAIGN = { mode: 'flexible', minimumRaise: 50_000, closesInDays: 60 } as const;

/**
 * Plays a case twice at the same time: every payment once with each message in its order, and once with messages that
 * are lost, repeated and overtaken as the case says, where only asking the provider finds what was lost.
 */
class Play {
  private readonly sides = [new Side(), new Side()] as const;
  private readonly campaigns: string[] = [];
  private readonly told: [Told[], Told[]] = [[], []];
  private readonly disputes = new Map<Told, string>();
  /** Messages of the mixed side that have an arrival. */
  private planned = 0;
  private waiting: { id: string; arrival: Arrival }[] = [];
  private delivered = 0;

  constructor(
    private readonly t: TestWorld,
    private readonly messages: Messages,
    private readonly finance: Person,
    private readonly of: Case,
  ) {}

  async play(): Promise<{ plain: Books[]; mixed: Books[] }> {
    await this.openPages();
    for (const one of this.all()) await pay(this.t, one);
    await this.bankFiles();
    await this.endPhase(0);
    await this.t.travel(20 * MINUTE);
    await this.wholeBankFile();
    await this.endPhase(1);
    await this.t.travel(6 * DAY);
    await this.endPhase(2);
    for (const one of this.all()) {
      const dispute = await afterwards(this.t, one);
      if (dispute !== null) this.disputes.set(one, dispute);
    }
    await this.endPhase(3);
    await this.t.travel(2 * HOUR);
    await this.endPhase(4);
    for (const [one, ref] of this.disputes) await closeDispute(this.t, one, ref);
    await this.t.travel(6 * DAY);
    await this.endPhase(5);
    for (let day = 0; day < 2; day += 1) await this.t.travel(DAY);
    await this.endPhase(LAST_PHASE);
    await this.t.travel(HOUR);
    return { plain: await this.books(0), mixed: await this.books(1) };
  }

  private all(): Told[] {
    return this.told.flat();
  }

  private async openPages(): Promise<void> {
    for (const [place, side] of this.sides.entries()) {
      const { id } = await aCampaign(this.t, CAMPAIGN);
      this.campaigns.push(id);
      for (const [n, story] of this.of.stories.entries()) {
        const one = await open(this.t, story, id, amountOf(n));
        side.know(one.paymentId, one.page);
        this.told[place]?.push(one);
      }
    }
  }

  /** Delivers what is due; acting on it makes the product call the provider, which tells more. */
  private async endPhase(phase: number): Promise<void> {
    const [plain, mixed] = this.sides;
    for (let before = -1; before !== plain.messages.length + mixed.messages.length;) {
      before = plain.messages.length + mixed.messages.length;
      await this.messages.sort(this.sides);
      const news = plain.messages.slice(this.delivered);
      this.delivered = plain.messages.length;
      await this.messages.deliver(news.map((id) => ({ id, arrival: PLAIN })));
      for (; this.planned < mixed.messages.length; this.planned += 1) {
        const id = mixed.messages[this.planned];
        if (id !== undefined) this.waiting.push({ id, arrival: this.arrival(this.planned) });
      }
      const due = this.waiting.filter(({ arrival }) => arrival.phase <= phase);
      this.waiting = this.waiting.filter(({ arrival }) => arrival.phase > phase);
      await this.messages.deliver(due.toSorted((a, b) => a.arrival.order - b.arrival.order));
    }
  }

  private arrival(place: number): Arrival {
    return this.of.arrivals[place % this.of.arrivals.length] ?? PLAIN;
  }

  /** Transfers, as a bank's file tells of them. */
  private transfers(side: 0 | 1): { amount: number; text: string; bankRef: string; day: string }[] {
    const day = this.t.get(Clock).now().toISOString().slice(0, 10);
    return this.told[side]
      .filter(({ story }) => story.rail === 'wire' && story.pays === 'paid')
      .map(({ page, total }) => ({ amount: total, text: page, bankRef: `bank-${page}`, day }));
  }

  /** A file for each transfer; on the mixed side so many at once as its message would come, from the last to the first. */
  private async bankFiles(): Promise<void> {
    const importOf = (...lines: ReturnType<Play['transfers']>) => importFile(this.t, this.finance, camtOf(lines));
    for (const line of this.transfers(0)) await importOf(line);
    for (const [place, line] of this.transfers(1).toReversed().entries()) {
      await Promise.all(Array.from({ length: this.arrival(place).copies }, () => importOf(line)));
    }
  }

  /** The file of the whole day, which repeats what came before, and has what was in none. */
  private async wholeBankFile(): Promise<void> {
    const lines = this.transfers(1);
    if (lines.length > 0) await importFile(this.t, this.finance, camtOf(lines));
  }

  private books(side: 0 | 1): Promise<Books[]> {
    return Promise.all(this.told[side].map((one) => booksOf(this.t, one, this.campaigns[side] ?? '')));
  }
}

/** Minor units that PayPal holds, and what our ledger says that it holds. */
async function atPaypal(t: TestWorld): Promise<{ held: bigint; books: bigint }> {
  const { currencies } = await t.control<{ currencies: Record<string, { held: number }> }>(
    'GET',
    '/paypal/conservation',
  );
  const [row] = await t.db.query<{ books: string }>(
    `select coalesce(sum(dr - cr), 0) as books from ledger.account_balance where code = 'A:clearing:paypal:USD'`,
  );
  return { held: BigInt(currencies['USD']?.held ?? 0), books: BigInt(row?.books ?? 0) };
}

/** Fails unless both ways end in the same books, which are those of the providers. Gives how the payments ended. */
export async function expectSameBooks(
  t: TestWorld,
  messages: Messages,
  finance: Person,
  of: Case,
): Promise<readonly Books[]> {
  const { plain, mixed } = await new Play(t, messages, finance, of).play();
  expect(mixed).toEqual(plain);
  await expectBooksToAgree(t);
  const { held, books } = await atPaypal(t);
  expect(books).toBe(held);
  return plain;
}
