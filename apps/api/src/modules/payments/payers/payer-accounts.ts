import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { newId } from '../../../kernel/crypto/ids.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { RailRegistry, type PayerAccount } from '../../rails/index.js';
import { OpenRails } from '../limits/open-rails.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import { PayerAccountEntity } from './payer-account.entity.js';

const TABLE = 'payer_account';

/** An account with what only a payout needs: the provider's id of it, and its owner's name there. */
export type OpenedPayerAccount = Pick<PayerAccountEntity, 'id' | 'provider' | 'rail' | 'label' | 'accountIndex'> & {
  ref: string;
  holder: string;
};

/** The accounts at providers from which people have paid. */
@Injectable()
export class PayerAccounts {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly rails: RailRegistry,
    private readonly openRails: OpenRails,
  ) {}

  /** A payment came from this account. */
  async note(tx: Tx, { userId, provider, rail }: PaymentEntity, { ref, holder, label }: PayerAccount): Promise<void> {
    const id = newId();
    const encrypt = (plain: string, column: string) => this.personalData.encrypt(plain, { table: TABLE, column, id });
    await tx.query(
      `insert into payer_account (id, user_id, provider, rail, ref, holder, account_index, label, first_paid_at, last_paid_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, kernel.now(), kernel.now())
       on conflict (user_id, account_index) do update set last_paid_at = excluded.last_paid_at`,
      [
        id,
        userId,
        provider,
        rail,
        encrypt(ref, 'ref'),
        encrypt(holder, 'holder'),
        this.personalData.blindIndex(`payer:${provider}:${ref}`),
        label,
      ],
    );
  }

  /** Those to which money can go now: the provider pays out, and its way to pay is open. The last one used comes first. */
  async payable(userId: string): Promise<PayerAccountEntity[]> {
    const known = await this.database.manager.find(PayerAccountEntity, {
      where: { userId },
      order: { lastPaidAt: 'DESC', id: 'DESC' },
    });
    const rails = new Set(known.filter((account) => this.paysOut(account)).map(({ rail }) => rail));
    const isOpen = new Map<string, boolean>();
    for (const rail of rails) isOpen.set(rail, await this.openRails.isOpen(rail, this.database.manager));
    return known.filter((account) => this.paysOut(account) && isOpen.get(account.rail) === true);
  }

  /** @throws request.not_found for another's account, payment.rail_closed where its way to pay is switched off */
  async open(tx: Tx, userId: string, id: string): Promise<OpenedPayerAccount> {
    const account = await tx.findOneBy(PayerAccountEntity, { id, userId });
    if (account === null || !this.paysOut(account)) throw notFound();
    await this.openRails.require(account.rail, tx);
    return this.opened(account);
  }

  /** Of a payout that was agreed to before, whatever has been switched off since. */
  async ofPayout(reader: EntityManager, id: string): Promise<OpenedPayerAccount> {
    return this.opened(await reader.findOneByOrFail(PayerAccountEntity, { id }));
  }

  private paysOut({ provider }: PayerAccountEntity): boolean {
    return this.rails.find('accountPayout', provider)?.isConfigured === true;
  }

  private opened({ ref, holder, ...account }: PayerAccountEntity): OpenedPayerAccount {
    const { id } = account;
    const read = (encrypted: Buffer, column: string) =>
      this.personalData.decrypt(encrypted, { table: TABLE, column, id });
    return { ...account, ref: read(ref, 'ref'), holder: read(holder, 'holder') };
  }
}
