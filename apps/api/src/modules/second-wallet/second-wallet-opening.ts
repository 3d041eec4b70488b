import { Injectable, Logger } from '@nestjs/common';
import { SECOND_WALLET_PROVIDER } from '@cairn/contracts/rails/providers';
import type { OpenSecondWalletRequest } from '@cairn/contracts/second-wallet/second-wallet.requests';
import { isAdult } from '@cairn/contracts/kyc/adulthood';
import { dayIn, parseCalendarDate } from '@cairn/finance';
import { Clock } from '../../kernel/clock/clock.js';
import { newId } from '../../kernel/crypto/ids.js';
import { PersonalData, type Cell } from '../../kernel/crypto/personal-data.js';
import { Database } from '../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { confirmedPerson } from '../kyc/index.js';
import { nextCheckSql, ProviderCalls } from '../payments/index.js';
import type { Outcome, WalletOwner } from '../rails/index.js';
import { SettingsService } from '../settings/index.js';
import { SecondWalletAccess } from './second-wallet-access.js';
import { SecondWalletEntity } from './second-wallet.entities.js';

const cellOf = (id: string): Cell => ({ table: 'second_wallet', column: 'date_of_birth', id });

/** Opens wallets at the provider: first their owner, then the wallet, each once. */
@Injectable()
export class SecondWalletOpening {
  private readonly logger = new Logger('second wallet');

  constructor(
    private readonly database: Database,
    private readonly access: SecondWalletAccess,
    private readonly settings: SettingsService,
    private readonly personalData: PersonalData,
    private readonly calls: ProviderCalls,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens the caller's wallet, or goes on with opening it.
   * @throws emoney.off, emoney.not_set_up, emoney.refused, validation.adult
   */
  async open(caller: Identity, request: OpenSecondWalletRequest): Promise<void> {
    await this.access.requireOffered();
    const { timezone } = await this.settings.all();
    if (!isAdult(parseCalendarDate(request.dateOfBirth), dayIn(timezone, this.clock.now())))
      throw fieldError('dateOfBirth', 'validation.adult');
    const id = newId();
    await this.database.query(
      `insert into second_wallet (id, user_id, provider, currency, state, date_of_birth, nationality, residence,
         terms_accepted_at, created_at, next_check_at)
       values ($1, $2, $3, $4, 'opening', $5, $6, $7, kernel.now(), kernel.now(), ${nextCheckSql('0')})
       on conflict (user_id, currency) do update set id = excluded.id, state = 'opening',
         date_of_birth = excluded.date_of_birth, nationality = excluded.nationality, residence = excluded.residence,
         terms_accepted_at = excluded.terms_accepted_at, next_check_at = excluded.next_check_at, checks = 0
       where second_wallet.state = 'refused'`,
      [
        id,
        caller.userId,
        SECOND_WALLET_PROVIDER,
        await this.access.currency(),
        this.personalData.encrypt(request.dateOfBirth, cellOf(id)),
        request.nationality,
        request.countryOfResidence,
      ],
    );
    const wallet = await this.access.ofPerson(caller.userId);
    if (wallet !== null) await this.advance(wallet.id);
  }

  /** Asks the provider whether it has confirmed the owner; what it does not answer stays as it was. */
  async refresh(wallet: SecondWalletEntity): Promise<boolean> {
    if (wallet.confirmed || wallet.ownerRef === null) return wallet.confirmed;
    const outcome = await this.access.port.isConfirmed(wallet.ownerRef);
    if (outcome.kind !== 'ok' || !outcome.value) return false;
    await this.database.query('update second_wallet set confirmed = true where provider = $1 and owner_ref = $2', [
      wallet.provider,
      wallet.ownerRef,
    ]);
    return true;
  }

  /** By the provider's id of the owner; false for one that is not ours. */
  async hear(provider: string, ref: string): Promise<boolean> {
    const wallet = await this.database.manager.findOneBy(SecondWalletEntity, { provider, ownerRef: ref });
    if (wallet !== null) await this.refresh(wallet);
    return wallet !== null;
  }

  /** Asks the provider, as far as it has not answered yet. */
  async advance(id: string): Promise<void> {
    const wallet = await this.database.manager.findOneByOrFail(SecondWalletEntity, { id });
    if (wallet.state !== 'opening') return;
    const { userId, currency } = wallet;
    const known = await this.ownerKnown(userId);
    const owner =
      known ??
      (await this.made(`second_wallet_owner:${userId}`, 'second_wallet_owner', async (op) =>
        this.access.port.openOwner(op, await this.ownerOf(wallet)),
      ));
    if (owner.kind === 'rejected') return this.refuse(id, owner.code);
    if (owner.kind !== 'ok') return;
    const made = await this.made(`second_wallet:${id}`, 'second_wallet', (op) =>
      this.access.port.openWallet(op, owner.value, currency),
    );
    if (made.kind === 'rejected') return this.refuse(id, made.code);
    if (made.kind !== 'ok') return;
    await this.database.query(
      `update second_wallet set state = 'open', owner_ref = $2, wallet_ref = $3, opened_at = kernel.now()
       where id = $1 and state = 'opening'`,
      [id, owner.value, made.value],
    );
  }

  /** By another wallet of the person. */
  private async ownerKnown(userId: string): Promise<Outcome<string> | null> {
    const [row] = await this.database.query<{ ref: string }>(
      'select owner_ref as ref from second_wallet where user_id = $1 and provider = $2 and owner_ref is not null limit 1',
      [userId, SECOND_WALLET_PROVIDER],
    );
    return row === undefined ? null : { kind: 'ok', value: row.ref };
  }

  private made(
    key: string,
    operation: 'second_wallet_owner' | 'second_wallet',
    make: (op: { key: string; attempt: number; ip: null }) => Promise<Outcome<string>>,
  ): Promise<Outcome<string>> {
    const opOf = (attempt: number) => ({ key, attempt, ip: null });
    return this.calls.perform({
      key,
      provider: SECOND_WALLET_PROVIDER,
      operation,
      find: (attempt) => this.access.port.find(opOf(attempt)),
      send: (_key, attempt) => make(opOf(attempt)),
      refOf: (ref) => ref,
    });
  }

  /** A wallet that was refused can be asked for again, with other data. */
  private async refuse(id: string, code: string): Promise<void> {
    await this.database.query(`update second_wallet set state = 'refused' where id = $1 and state = 'opening'`, [id]);
    this.logger.warn(`${id} was refused: ${code}`);
    throw new DomainError('emoney.refused');
  }

  private async ownerOf({ id, userId, dateOfBirth, nationality, residence }: SecondWalletEntity): Promise<WalletOwner> {
    const [row] = await this.database.query<{ firstName: string; lastName: string; email: string }>(
      'select first_name as "firstName", last_name as "lastName", email from app_user where id = $1',
      [userId],
    );
    if (row === undefined) throw new Error(`No account ${userId}`);
    const confirmed = await confirmedPerson(this.database.manager, this.personalData, userId);
    return {
      firstName: confirmed?.firstName ?? row.firstName,
      lastName: confirmed?.lastName ?? row.lastName,
      email: row.email,
      userId,
      dateOfBirth: this.personalData.decrypt(dateOfBirth, cellOf(id)),
      nationality,
      countryOfResidence: residence,
    };
  }
}
