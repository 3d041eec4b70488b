import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Provider } from '@cairn/contracts/rails/providers';
import { Database } from '../../../kernel/database/in-tx.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { RailRegistry, type StatementLine, type StatementPort } from '../../rails/index.js';
import { StatementMatching } from './statement-matching.service.js';

const MATCH = 'payments.statement';
const BATCH = 200;
/** Names a line `l` among those of all providers. */
const ITEM = `l.provider || ':' || l.line_id`;

/**
 * Reads the provider's own records from a cursor on and holds each line against ours. The cursor moves in the
 * transaction that keeps the lines: a crash in between reads them again, and each is kept once.
 */
@Injectable()
export class StatementImport implements OnModuleInit {
  private readonly logger = new Logger('statement');

  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly matching: StatementMatching,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: 'payments.statement_import', everySeconds: 60, run: () => this.readNext() });
    this.sweeps.register({ name: MATCH, everySeconds: 60, run: () => this.matchNew() });
    this.parked.register({
      sweep: MATCH,
      waiting: `select ${ITEM} as item from statement_line l where state = 'new'`,
      dueNow: `update statement_line l set next_check_at = kernel.now() where ${ITEM} = $1 and state = 'new'`,
    });
  }

  /** One page of every provider; gives how many lines were new. */
  async readNext(): Promise<number> {
    let fresh = 0;
    for (const port of this.rails.all('statement')) fresh += (await this.readPage(port))?.fresh ?? 0;
    return fresh;
  }

  /** Everything that one provider tells by now, matched as far as it is known; null where it does not answer. */
  async readAll(provider: Provider): Promise<{ fresh: number } | null> {
    const port = this.rails.of('statement', provider);
    let fresh = 0;
    for (let more = true; more;) {
      const page = await this.readPage(port);
      if (page === null) return null;
      fresh += page.fresh;
      ({ more } = page);
    }
    await this.matchNew();
    return { fresh };
  }

  private async readPage(port: StatementPort): Promise<{ fresh: number; more: boolean } | null> {
    const { provider } = port;
    const [known] = await this.database.query<{ cursor: string | null }>(
      'select cursor from statement_cursor where provider = $1',
      [provider],
    );
    const outcome = await port.next(known?.cursor ?? null);
    if (outcome.kind !== 'ok') {
      this.logger.warn(`The statement of ${provider} could not be read: ${outcome.kind}`);
      return null;
    }
    const { lines, cursor, more } = outcome.value;
    // A span without lines is passed as well: the next one begins where it ended.
    if (lines.length === 0 && cursor === (known?.cursor ?? null)) return { fresh: 0, more: false };
    return this.database.inTx(async (tx) => {
      const kept =
        lines.length === 0 ? [] : await tx.query<unknown[]>(KEEP, [provider, JSON.stringify(lines.map(asRow))]);
      await tx.query(
        `insert into statement_cursor (provider, cursor, read_at) values ($1, $2, clock_timestamp())
         on conflict (provider) do update set cursor = excluded.cursor, read_at = excluded.read_at`,
        [provider, cursor],
      );
      return { fresh: kept.length, more };
    });
  }

  private async matchNew(): Promise<number> {
    const due = await this.database.query<{ item: string }>(
      `select ${ITEM} as item from statement_line l where state = 'new' and next_check_at <= kernel.now()
         and ${notParked(MATCH, ITEM)} order by occurred_at, line_id limit ${BATCH}`,
    );
    return this.parked.each(
      MATCH,
      due.map(({ item }) => item),
      (item) => this.matching.match(item),
    );
  }
}

const KEEP = `insert into statement_line (provider, line_id, kind, amount, fee, net, currency, source_ref, payment_ref,
     holder_ref, our_ref, description, occurred_at, available_on, state, next_check_at)
   select $1, r.line_id, r.kind, r.amount, r.fee, r.net, r.currency, r.source_ref, r.payment_ref, r.holder_ref,
     r.our_ref, r.description, r.occurred_at, r.available_on, 'new', r.occurred_at
   from jsonb_to_recordset($2) r(line_id text, kind text, amount bigint, fee bigint, net bigint, currency text,
     source_ref text, payment_ref text, holder_ref text, our_ref text, description text, occurred_at timestamptz,
     available_on timestamptz)
   on conflict (provider, line_id) do nothing returning line_id`;

const asRow = (line: StatementLine) => ({
  line_id: line.lineId,
  kind: line.kind,
  amount: line.amount.toString(),
  fee: line.fee.toString(),
  net: line.net.toString(),
  currency: line.currency,
  source_ref: line.sourceRef,
  payment_ref: line.paymentRef,
  holder_ref: line.holderRef,
  our_ref: line.ourRef,
  description: line.description,
  occurred_at: line.occurredAt,
  available_on: line.availableOn,
});
