import { Injectable } from '@nestjs/common';
import type { IdentityAppealRequest } from '@cairn/contracts/kyc/identity-check.requests';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { InvestorProfileEntity } from '../identity/investor-profile.entity.js';
import { RecordMoves } from '../moves/record-moves.js';

/** A declined person asks compliance to look again; the record is back in its queue, with the note. */
@Injectable()
export class AppealsService {
  constructor(
    private readonly database: Database,
    private readonly moves: RecordMoves,
  ) {}

  /** @throws kyc.not_declined */
  async appeal(caller: Identity, { note }: IdentityAppealRequest): Promise<void> {
    await this.database.inTx(async (tx) => {
      await lockPerson(tx, caller.userId);
      const profile = await tx.findOne(InvestorProfileEntity, {
        where: { userId: caller.userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (profile?.state !== 'declined') throw new DomainError('kyc.not_declined');
      // The same instant: by it the record is known to wait because of this appeal.
      await tx.query(
        `with appeal as (insert into identity_appeal (id, user_id, note, created_at) values ($1, $2, $3, kernel.now())
           returning created_at)
         update investor_profile set submitted_at = appeal.created_at from appeal where investor_profile.id = $4`,
        [newId(), caller.userId, note, profile.id],
      );
      await this.moves.move(
        tx,
        { subject: 'identity', id: profile.id, userId: caller.userId, from: profile.state },
        {
          to: 'under_review',
          reason: note,
          actor: { name: caller.email, id: caller.userId },
          topic: 'identity.appealed',
        },
      );
    });
  }
}
