import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Provider } from '@cairn/contracts/rails/providers';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { RailRegistry, type BalancePort, type BalanceReading } from '../../rails/index.js';
import { StatementImport } from '../statements/statement-import.service.js';
import { BalanceHolds } from './balance-holds.js';
import { expectedBalance } from './expected-balance.sql.js';

/** A balance is compared in a moment in which nothing moved: so often one is looked for. */
const TRIES = 3;
const GROUP = { platform: 'A:clearing', people: 'A:emoney' } as const;

/** Between one and five o'clock (UTC) once a day, as soon as the last one is over a day old, and hourly while it differs. */
const DUE = `select not exists (select from provider_balance_reading r where r.provider = $1 and r.read_at > kernel.now() -
    case when exists (select from provider_balance b where b.provider = $1 and b.differs_since is not null) then interval '1 hour'
         when extract(hour from kernel.now() at time zone 'UTC') between 1 and 4 then interval '20 hours'
         else interval '26 hours' end) as due`;

const KEEP = `insert into provider_balance as b (provider, currency, balance, ours, in_flight, differs_since)
    select $1, r.currency, r.balance, r.ours, r.in_flight, case when r.balance <> r.ours + r.in_flight then kernel.now() end
    from jsonb_to_recordset($2) r(currency text, balance bigint, ours bigint, in_flight bigint)
  on conflict (provider, currency) do update set balance = excluded.balance, ours = excluded.ours,
    in_flight = excluded.in_flight,
    differs_since = case when excluded.differs_since is null then null else coalesce(b.differs_since, excluded.differs_since) end`;

interface Expected {
  currency: string;
  ours: string;
  inFlight: string;
}

/** Reads what each provider says that it holds, and keeps it beside what the ledger says, less what is on its way. */
@Injectable()
export class BalanceReadings implements OnModuleInit {
  private readonly logger = new Logger('provider balance');

  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly statements: StatementImport,
    private readonly holds: BalanceHolds,
    private readonly clock: Clock,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: 'payments.balances', everySeconds: 300, run: () => this.readDue() });
  }

  /** Gives how many providers were read. */
  async readDue(): Promise<number> {
    let read = 0;
    for (const port of this.rails.all('balance')) {
      if (!port.isConfigured) continue;
      const [row] = await this.database.query<{ due: boolean }>(DUE, [port.provider]);
      if (row?.due === true && (await this.tryOne(port))) read += 1;
    }
    return read;
  }

  /** One that fails delays no other, and is due again at the next run. */
  private async tryOne(port: BalancePort): Promise<boolean> {
    try {
      return await this.read(port);
    } catch (error) {
      this.logger.error(`The balance of ${port.provider} could not be kept: ${String(error)}`);
      return false;
    }
  }

  /** False where the provider does not answer, or never rests: the next run asks again. */
  private async read(port: BalancePort): Promise<boolean> {
    const { provider } = port;
    if ((await this.statements.readAll(provider)) === null) return false;
    for (let n = 0; n < TRIES; n += 1) {
      const outcome = await port.read();
      const after = await this.statements.readAll(provider);
      if (outcome.kind !== 'ok' || after === null) {
        this.logger.warn(`The balance of ${provider} could not be read: ${outcome.kind}`);
        return false;
      }
      if (after.fresh > 0) continue;
      await this.keep(port, outcome.value);
      return true;
    }
    this.logger.warn(`The balance of ${provider} has moved while it was read`);
    return false;
  }

  private async keep({ provider, holds }: BalancePort, { balances, asOf }: BalanceReading): Promise<void> {
    const at = asOf ?? this.clock.now();
    await this.database.inTx(async (tx) => {
      await tx.query(
        `insert into provider_balance_reading (provider, as_of, read_at) values ($1, $2, kernel.now())
         on conflict (provider) do update set as_of = excluded.as_of, read_at = excluded.read_at`,
        [provider, at],
      );
      const expected = await tx.query<Expected[]>(expectedBalance(this.holds.of(provider)), [
        provider,
        GROUP[holds],
        asOf,
      ]);
      const rows = new Map(expected.map(({ currency, ours, inFlight }) => [currency, { balance: 0n, ours, inFlight }]));
      for (const { currency, minor } of balances) {
        const { ours, inFlight } = rows.get(currency) ?? { ours: '0', inFlight: '0' };
        rows.set(currency, { balance: minor, ours, inFlight });
      }
      await tx.query(KEEP, [provider, JSON.stringify([...rows].map(([currency, row]) => asRow(currency, row)))]);
    });
    await this.warn(provider);
  }

  private async warn(provider: Provider): Promise<void> {
    const differing = await this.database.query<{ currency: string; difference: string }>(
      'select currency, difference from provider_balance where provider = $1 and differs_since is not null',
      [provider],
    );
    for (const { currency, difference } of differing)
      this.logger.warn(`${provider} holds ${difference} ${currency} (minor units) more than the ledger says`);
  }
}

const asRow = (currency: string, row: { balance: bigint; ours: string; inFlight: string }) => ({
  currency,
  balance: row.balance.toString(),
  ours: row.ours,
  in_flight: row.inFlight,
});
