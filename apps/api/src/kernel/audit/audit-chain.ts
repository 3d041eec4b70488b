import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/in-tx.js';
import { Sweeps } from '../jobs/sweeps.js';

export interface AuditChainState {
  blocks: number;
  entries: number;
  /** Written and not sealed yet. */
  waiting: number;
  /** Blocks that were changed after they were sealed. */
  broken: number[];
}

/** SEC-59: seals the audit log into a hash chain and verifies it. */
@Injectable()
export class AuditChain implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: 'audit.seal', everySeconds: 10, run: () => this.seal() });
  }

  /** Seals until nothing is left; gives how many entries were sealed. */
  async seal(): Promise<number> {
    let sealed = 0;
    for (;;) {
      const [row] = await this.database.query<{ sealed: number }>('select kernel.seal_audit_block() as sealed');
      const count = row?.sealed ?? 0;
      if (count <= 0) return sealed;
      sealed += count;
    }
  }

  async verify(): Promise<AuditChainState> {
    const [row] = await this.database.query<AuditChainState>(
      `select (select count(*)::int from kernel.audit_seal) as blocks,
         (select coalesce(sum(entries), 0)::int from kernel.audit_seal) as entries,
         (select count(*)::int from kernel.audit_log a
          where not exists (select 1 from kernel.audit_sealed s where s.entry_id = a.id)) as waiting,
         array(select block::int from kernel.verify_audit_chain() where not ok) as broken`,
    );
    return row ?? { blocks: 0, entries: 0, waiting: 0, broken: [] };
  }
}
