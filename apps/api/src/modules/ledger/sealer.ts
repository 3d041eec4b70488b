import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../kernel/database/in-tx.js';
import { Sweeps } from '../../kernel/jobs/sweeps.js';
import { PublishedHeads } from './verification/published-heads.js';

/** Seals committed transactions into the hash chain, separately from posting, so that it never delays money. */
@Injectable()
export class Sealer implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly heads: PublishedHeads,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: 'ledger.seal', everySeconds: 5, run: () => this.seal() });
  }

  /** Seals until nothing is left and publishes the heads; gives how many transactions were sealed. */
  async seal(): Promise<number> {
    let sealed = 0;
    for (;;) {
      const [row] = await this.database.query<{ sealed: number }>('select ledger.seal_block() as sealed');
      const count = row?.sealed ?? 0;
      if (count <= 0) break;
      sealed += count;
    }
    if (sealed > 0) await this.heads.publish();
    return sealed;
  }
}
