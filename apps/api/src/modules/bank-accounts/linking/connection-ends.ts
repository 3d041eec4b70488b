import { Injectable } from '@nestjs/common';
import type { ConnectionState } from '@cairn/contracts';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { RailRegistry, type BankAccountSeen, type BankLinkEnd, type BankLinkPort } from '../../rails/index.js';
import { BankConnectionEntity } from './bank-connection.entity.js';
import { LinkStates } from './link-states.js';
import { ownerAtBank, ownerNames, type OwnerAtBank } from './owner-names.js';

/** A page that nobody has ended is asked about for so long after its time: the provider may be late. */
const ASKED_AFTER_MILLISECONDS = 600_000;

/** What a page ended with, taken once: message, return page and poller all end here. */
@Injectable()
export class ConnectionEnds {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly states: LinkStates,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  /** The connection afterwards, and whether the provider answered. */
  async take(connection: BankConnectionEntity): Promise<{ connection: BankConnectionEntity; answered: boolean }> {
    if (connection.state !== 'open') return { connection, answered: true };
    const outcome = await this.portOf(connection).end(connection.ref);
    const answered = outcome.kind === 'ok' || outcome.kind === 'rejected';
    // A page that the provider does not know any more leads nowhere.
    const end: BankLinkEnd | null =
      outcome.kind === 'ok' ? outcome.value : outcome.kind === 'rejected' ? { kind: 'left' } : null;
    const done = end === null ? answered : await this.apply(connection, end);
    return { connection: await this.read(connection.id), answered: answered && done };
  }

  /** False where the provider gave no answer half-way. */
  private async apply(connection: BankConnectionEntity, end: BankLinkEnd): Promise<boolean> {
    const { id, expiresAt, repairs } = connection;
    if (end.kind === 'open') {
      const isOver = expiresAt.getTime() + ASKED_AFTER_MILLISECONDS < this.clock.now().getTime();
      if (isOver) await this.end(id, 'left', null);
      return true;
    }
    if (end.kind === 'left') {
      await this.end(id, 'left', null);
      return true;
    }
    if (end.kind === 'repaired') {
      if (repairs !== null) await this.states.refreshById(repairs, true);
      await this.end(id, repairs === null ? 'left' : 'done', repairs);
      return true;
    }
    if (!(await this.claim(id))) return true;
    return this.add(connection, end);
  }

  /** Of several at once, one exchanges the code; it is let go after a minute, when its holder must have died. */
  private async claim(id: string): Promise<boolean> {
    const claimed = rowsOfUpdate<unknown>(
      await this.database.query(
        `update bank_connection set claimed_at = now()
         where id = $1 and state = 'open' and (claimed_at is null or claimed_at < now() - interval '1 minute') returning id`,
        [id],
      ),
    );
    return claimed.length > 0;
  }

  private async add(
    connection: BankConnectionEntity,
    end: { code: string; account: BankAccountSeen },
  ): Promise<boolean> {
    const port = this.portOf(connection);
    const exchanged = await port.complete(end.code);
    if (exchanged.kind === 'rejected') {
      // The code was spent by an exchange whose answer was lost: that consent is out of reach, the person links again.
      await this.end(connection.id, 'left', null);
      return true;
    }
    if (exchanged.kind !== 'ok') {
      await this.database.query('update bank_connection set claimed_at = null where id = $1', [connection.id]);
      return false;
    }
    const { token, itemRef } = exchanged.value;
    const { accountRef } = end.account;
    const names = await ownerNames(this.database.manager, connection.userId);
    const owner = await ownerAtBank(port, { token, accountRef }, names);
    await this.keep(connection, {
      ...end.account,
      token,
      itemRef,
      owner: owner.kind === 'ok' ? owner.value : { match: 'unknown', score: null },
    });
    return true;
  }

  private async keep(
    { id, userId, provider }: BankConnectionEntity,
    account: BankAccountSeen & { token: string; itemRef: string; owner: OwnerAtBank },
  ): Promise<void> {
    const linkId = newId();
    const kind = account.kind === 'savings' || account.kind === 'checking' ? account.kind : null;
    const token = this.personalData.encrypt(account.token, { table: 'bank_link', column: 'token', id: linkId });
    await this.database.inTx(async (tx) => {
      await tx.query(
        `insert into bank_link (id, user_id, provider, item_ref, account_ref, token, institution, mask, kind, owner_match,
           owner_score, state, created_at, checked_at, next_check_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'linked', kernel.now(), kernel.now(),
           kernel.now() + interval '1 day')`,
        [
          linkId,
          userId,
          provider,
          account.itemRef,
          account.accountRef,
          token,
          account.institution?.slice(0, 200) ?? null,
          account.mask?.slice(0, 10) ?? null,
          kind,
          account.owner.match,
          account.owner.score,
        ],
      );
      await tx.query(
        `update bank_connection set state = 'done', bank_link_id = $2, next_check_at = null where id = $1`,
        [id, linkId],
      );
    });
  }

  private async end(id: string, state: ConnectionState, linkId: string | null): Promise<void> {
    await this.database.query(
      `update bank_connection set state = $2, bank_link_id = $3, next_check_at = null where id = $1 and state = 'open'`,
      [id, state, linkId],
    );
  }

  private read(id: string): Promise<BankConnectionEntity> {
    return this.database.manager.findOneByOrFail(BankConnectionEntity, { id });
  }

  private portOf({ provider }: BankConnectionEntity): BankLinkPort {
    return this.rails.of('bankLink', provider);
  }
}
