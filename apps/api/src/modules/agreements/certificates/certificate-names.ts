import { Injectable } from '@nestjs/common';
import type { CertificateName } from '@cairn/contracts/certificates/certificates.replies';
import { Database } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';

/** What moves a holder into the list of those who hide their name, and out of it. */
const CHANGE = {
  hide: `insert into certificate_name_hidden (holder_id, hidden_at) values ($1, kernel.now())
    on conflict do nothing returning holder_id`,
  show: 'delete from certificate_name_hidden where holder_id = $1 returning holder_id',
} as const;

/** Whether the public page of somebody's certificates names them. */
@Injectable()
export class CertificateNames {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  async of(holderId: string): Promise<CertificateName> {
    const rows = await this.database.query('select from certificate_name_hidden where holder_id = $1', [holderId]);
    return { hidden: rows.length > 0 };
  }

  /** Of all their certificates, those of later closings among them. */
  async hide(holderId: string, hidden: boolean): Promise<CertificateName> {
    await this.database.inTx(async (tx) => {
      const [changed] = await tx.query<unknown[]>(
        `with changed as (${hidden ? CHANGE.hide : CHANGE.show}) select from changed`,
        [holderId],
      );
      if (changed === undefined) return;
      const topic = hidden ? 'certificate.name_hidden' : 'certificate.name_shown';
      await this.events.emit(tx, topic, { userId: holderId });
    });
    return { hidden };
  }
}
