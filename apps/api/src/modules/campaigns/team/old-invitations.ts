import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';

/** Forgets the address of whoever has never accepted; the owner keeps the name, and may write an address anew. */
@Injectable()
export class OldInvitations implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: 'team.invitations', everySeconds: 3_600, run: () => this.forget() });
  }

  private async forget(): Promise<number> {
    const forgotten = rowsOfUpdate(
      await this.database.query(
        `update team_member set email = null, link_id = null, secret_hash = null
         where accepted_at is null and email is not null
           and invited_at < kernel.now() - (rules_in_force() ->> 'team_invitation_kept_days')::int * interval '1 day'
         returning id`,
      ),
    );
    return forgotten.length;
  }
}
