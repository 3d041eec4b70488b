import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { Countersigning } from './countersigning.js';
import { WAITING_AGREEMENTS } from './waiting-agreements.sql.js';

const SWEEP = 'agreements.countersign';
const BATCH = 50;

const WAITING = `select a.id as item from ${WAITING_AGREEMENTS}
    join countersign_mandate m on m.campaign_id = w.campaign_id and m.ended_at is null`;

/** Finds what investors have signed in campaigns whose owner has given a mandate. */
@Injectable()
export class MandatedSignatures implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly countersigning: Countersigning,
    private readonly sweeps: Sweeps,
    private readonly parked: ParkedItems,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 10, run: () => this.signDue() });
    this.parked.register({ sweep: SWEEP, waiting: WAITING });
  }

  /** One that cannot be signed holds up no other. */
  async signDue(): Promise<number> {
    const due = await this.database.query<{ item: string }>(
      `select w.item from (${WAITING}) w where ${notParked(SWEEP, 'w.item')} limit ${BATCH}`,
    );
    return this.parked.each(
      SWEEP,
      due.map(({ item }) => item),
      (id) => this.countersigning.signMandated(id),
    );
  }
}
