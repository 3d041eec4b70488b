import { randomInt } from 'node:crypto';
import type { EscrowRail } from '@cairn/contracts/rails/providers';
import { newId } from '../kernel/crypto/ids.js';
import type { Calls } from './chaos-calls.js';
import type { Trader } from './chaos-investing.js';

/** The agent's own states: of the trade, and of its money. */
interface Trade {
  tradeId: string;
  accountId: string;
  amount: number;
  status: string;
  /** The payment that the trade is for, as we wrote it into it. */
  field1: string;
}
interface Move {
  refNum: string;
  tradeId: string;
  means: 'bank' | 'card';
  state: string;
  error: string;
}
export interface EscrowWorld {
  trades: Trade[];
  moves: Move[];
}

/** The code of a debit that its payer says was never allowed: here it comes for settled money alone. */
export const TAKEN_BACK = 'R10';
const ON_ITS_WAY = ['Pending', 'Submitted'];
const PAGES = { north_ach: '/escrow/link-ach', north_card: '/escrow/link-card' } as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a bank says. */
type Answered = 'settled' | 'refused' | 'taken back';

/** The escrow agent: people with a bank account and a card linked there, and what their banks answer. */
export class Escrow {
  private readonly linked = new Map<string, string>();
  private readonly answered = new Set<Answered>();

  constructor(
    private readonly calls: Calls,
    readonly owners: readonly Trader[],
  ) {}

  /** Everybody links both on the agent's pages. */
  async open(): Promise<void> {
    for (const { id, token } of this.owners) {
      for (const rail of ['north_ach', 'north_card'] as const) {
        const page = await this.calls.ask({ path: PAGES[rail], token, body: {} });
        const name = textOf(page?.data['url']).split('/').at(-1) ?? '';
        await this.calls.control('POST', `/north/links/${name}/finish`, { ending: 'settles' });
        const linkId = textOf(page?.data['id']);
        if (linkId === '') throw new Error(`The set-up cannot link ${rail}: ${JSON.stringify(page)}`);
        this.linked.set(`${id} ${rail}`, linkId);
      }
    }
  }

  /** False where the product refuses, for instance a payer whose debits were stopped. */
  async pay({ id: owner, token }: Trader, rail: EscrowRail, id: string, stopped: () => boolean): Promise<boolean> {
    const body = { id, accountId: this.linked.get(`${owner} ${rail}`), accepted: true };
    const paid = await this.calls.ask({ path: '/escrow/process', token, key: newId(), body }, stopped);
    return paid !== null && paid.status < 300;
  }

  /** A bank answers for money on its way, or takes back what had settled; first what none has said yet. */
  async answer(): Promise<Answered | null> {
    const { moves, trades } = await this.outside();
    const open = moves.filter(({ state }) => ON_ITS_WAY.includes(state));
    const move = open[randomInt(Math.max(1, open.length))];
    const takesBack = this.isFirst('taken back') || randomInt(4) === 0;
    const taken = takesBack ? await this.takeBack({ moves, trades }) : null;
    if (taken !== null) return this.said(taken);
    if (move === undefined) return null;
    const refuses = this.isFirst('refused') || randomInt(4) === 0;
    const end = refuses ? (move.means === 'bank' ? 'return' : 'decline') : 'settle';
    await this.end(move, end, 'R01');
    return this.said(refuses ? 'refused' : 'settled');
  }

  /** Whether something was settled before, and this never was. */
  private isFirst(answer: Answered): boolean {
    return this.answered.has('settled') && !this.answered.has(answer);
  }

  private said(answer: Answered): Answered {
    this.answered.add(answer);
    return answer;
  }

  private async takeBack({ moves, trades }: EscrowWorld): Promise<'taken back' | null> {
    const funded = new Set(trades.filter(({ status }) => status === 'FUNDED').map(({ tradeId }) => tradeId));
    const inside = moves.filter(({ tradeId, means }) => means === 'bank' && funded.has(tradeId));
    const taken = inside[randomInt(Math.max(1, inside.length))];
    if (taken === undefined) return null;
    await this.end(taken, 'return', TAKEN_BACK);
    return 'taken back';
  }

  async outside(): Promise<EscrowWorld> {
    const world = await this.calls.control<EscrowWorld>('GET', '/north/escrow');
    if (world === null) throw new Error('The sandbox tells nothing of the escrow');
    return world;
  }

  private async end({ refNum }: Move, end: 'settle' | 'return' | 'decline', code: string): Promise<void> {
    await this.calls.control('POST', `/north/moves/${refNum}/${end}`, { code });
  }
}
