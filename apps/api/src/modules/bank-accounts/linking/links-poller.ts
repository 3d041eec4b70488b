import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Provider } from '@cairn/contracts/rails/providers';
import { Database } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { HintReaders } from '../../rails/index.js';
import { BankConnectionEntity } from './bank-connection.entity.js';
import { BankLinkEntity } from './bank-link.entity.js';
import { ConnectionEnds } from './connection-ends.js';
import { LinkStates } from './link-states.js';

const PAGES = 'bank_links.pages';
const LINKS = 'bank_links.states';
const BATCH = 50;

/** Reads pages and accounts when a message says so, and by itself in time: a lost message costs minutes, or a day. */
@Injectable()
export class LinksPoller implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly readers: HintReaders,
    private readonly ends: ConnectionEnds,
    private readonly states: LinkStates,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.readers.register('bank_session', (provider, ref) => this.hearOfPage(provider, ref));
    this.readers.register('bank_link', (provider, itemRef) => this.hearOfLink(provider, itemRef));
    this.sweeps.register({ name: PAGES, everySeconds: 60, run: () => this.askAboutPages() });
    this.sweeps.register({ name: LINKS, everySeconds: 300, run: () => this.askAboutLinks() });
    for (const [sweep, table] of [
      [PAGES, 'bank_connection'],
      [LINKS, 'bank_link'],
    ] as const) {
      this.parked.register({
        sweep,
        waiting: `select id as item from ${table} where next_check_at is not null`,
        dueNow: `update ${table} set next_check_at = kernel.now() where id::text = $1 and next_check_at is not null`,
      });
    }
  }

  private async hearOfPage(provider: Provider, ref: string): Promise<boolean> {
    const connection = await this.database.manager.findOneBy(BankConnectionEntity, { provider, ref });
    if (connection === null) return false;
    if (!(await this.ends.take(connection)).answered) throw new DomainError('payment.provider_unavailable');
    return true;
  }

  private async hearOfLink(provider: Provider, itemRef: string): Promise<boolean> {
    const link = await this.database.manager.findOneBy(BankLinkEntity, { provider, itemRef });
    if (link === null) return false;
    if (!(await this.states.refresh(link))) throw new DomainError('payment.provider_unavailable');
    return true;
  }

  private askAboutPages(): Promise<number> {
    return this.each(PAGES, 'bank_connection', '5 minutes', async (id) => {
      await this.ends.take(await this.database.manager.findOneByOrFail(BankConnectionEntity, { id }));
    });
  }

  private askAboutLinks(): Promise<number> {
    return this.each(LINKS, 'bank_link', '1 day', async (id) => {
      await this.states.refreshById(id);
    });
  }

  /** The next question is written before this one is asked: one that cannot be read delays no other. */
  private async each(
    sweep: string,
    table: 'bank_connection' | 'bank_link',
    wait: string,
    ask: (id: string) => Promise<void>,
  ): Promise<number> {
    const due = rowsOfUpdate<{ id: string }>(
      await this.database.query(
        `update ${table} set next_check_at = kernel.now() + interval '${wait}'
         where id in (select id from ${table} where next_check_at <= kernel.now() order by next_check_at limit ${BATCH}
                      for update skip locked) returning id`,
      ),
    );
    await this.parked.each(
      sweep,
      due.map(({ id }) => id),
      ask,
    );
    return due.length;
  }
}
