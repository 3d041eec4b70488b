import { Injectable } from '@nestjs/common';
import { identityCheckLifecycle, type CheckOutcome } from '@cairn/contracts';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { History, systemActor } from '../../../kernel/history/history.js';
import { RailRegistry, type IdentitySnapshot } from '../../rails/index.js';
import { IdentityCheckEntity } from './identity-check.entity.js';
import { IdentityEffects } from './identity-effects.js';

/** What is expected afterwards: a verdict may be changed for weeks. */
const STILL_ASKED: Readonly<Record<CheckOutcome, string | null>> = {
  open: null,
  review: null,
  accepted: `case when created_at > kernel.now() - interval '30 days' then kernel.now() + interval '1 day' end`,
  declined: `case when created_at > kernel.now() - interval '30 days' then kernel.now() + interval '1 day' end`,
  expired: 'null',
  cancelled: 'null',
};

/** One function brings a check to what the provider says of it, for message, return and poller alike. */
@Injectable()
export class CheckOutcomes {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly history: History,
    private readonly effects: IdentityEffects,
  ) {}

  /** False while the provider gives no answer. */
  async reconcile({ id, provider, ref }: Pick<IdentityCheckEntity, 'id' | 'provider' | 'ref'>): Promise<boolean> {
    if (ref === null) return true;
    const outcome = await this.rails.of('identity', provider).read(ref);
    if (outcome.kind !== 'ok') return false;
    const snapshot = outcome.value;
    if (snapshot !== null) await this.database.inTx((tx) => this.apply(tx, id, snapshot));
    return true;
  }

  private async apply(tx: Tx, id: string, snapshot: IdentitySnapshot): Promise<void> {
    const { userId } = await tx.findOneByOrFail(IdentityCheckEntity, { id });
    await lockPerson(tx, userId);
    const check = await tx.findOneOrFail(IdentityCheckEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (check.bodyHash === snapshot.bodyHash) {
      await tx.query('update identity_check set read_at = kernel.now() where id = $1', [id]);
      return;
    }
    const { state } = snapshot;
    const isMove = check.state !== state;
    // What is over stays over: a provider that speaks again of a closed page changes nothing.
    if (isMove && !identityCheckLifecycle.allows(check.state, state)) return;
    const next = STILL_ASKED[state];
    await tx.query(
      `update identity_check set state = $2, reasons = $3, codes = $4, results = $5, document_expires_on = $6,
         body_hash = $7, read_at = kernel.now(),
         decided_at = case when $2 in ('open', 'review') then null when state = $2 then decided_at else kernel.now() end,
         page = case when $2 = 'open' then page end${next === null ? '' : `, next_check_at = ${next}`}
       where id = $1`,
      [
        id,
        state,
        snapshot.reasons,
        snapshot.codes,
        JSON.stringify(snapshot.results),
        snapshot.documentExpiresOn,
        snapshot.bodyHash,
      ],
    );
    if (!isMove) return;
    await this.history.add(tx, {
      subjectType: 'identity_check',
      subjectId: id,
      from: check.state,
      to: state,
      reason: snapshot.codes.join(' ') || null,
      actor: systemActor(check.provider),
    });
    await this.effects.of(tx, { ...check, state, documentExpiresOn: snapshot.documentExpiresOn }, check.state);
  }
}
