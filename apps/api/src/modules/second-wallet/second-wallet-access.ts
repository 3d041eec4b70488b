import { Injectable } from '@nestjs/common';
import { SECOND_WALLET_PROVIDER } from '@cairn/contracts/rails/providers';
import { minorPerMajor } from '@cairn/finance';
import type { EntityManager } from 'typeorm';
import { Database } from '../../kernel/database/in-tx.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import { RailRegistry, type SecondWalletPort } from '../rails/index.js';
import { SettingsService } from '../settings/index.js';
import { TopUpMaximum } from '../wallet/index.js';
import { SecondWalletEntity } from './second-wallet.entities.js';

export type OpenWallet = SecondWalletEntity & { ownerRef: string; walletRef: string };

const isOpen = (wallet: SecondWalletEntity | null): wallet is OpenWallet => wallet?.state === 'open';

/** The provider behind second wallets, whether they are offered, and a person's own. */
@Injectable()
export class SecondWalletAccess {
  constructor(
    private readonly rails: RailRegistry,
    private readonly settings: SettingsService,
    private readonly database: Database,
    private readonly most: TopUpMaximum,
  ) {}

  get port(): SecondWalletPort {
    return this.rails.of('secondWallet', SECOND_WALLET_PROVIDER);
  }

  async currency(reader: EntityManager = this.database.manager): Promise<string> {
    return (await this.settings.all(reader)).mangoPayCurrencyId;
  }

  /** V-23: the range of a top-up, in minor units. */
  async topUpRange(currency: string): Promise<{ minimum: bigint; maximum: bigint }> {
    return { minimum: minorPerMajor(currency), maximum: await this.most.in(currency) };
  }

  async isOffered(): Promise<boolean> {
    return (await this.settings.all()).mangoPayModule === 'yes' && this.port.isConfigured;
  }

  /**
   * Something new is begun: a wallet, a top-up.
   * @throws emoney.off while the operator has switched the module off, emoney.not_set_up without keys
   */
  async requireOffered(): Promise<void> {
    if ((await this.settings.all()).mangoPayModule !== 'yes') throw new DomainError('emoney.off');
    if (!this.port.isConfigured) throw new DomainError('emoney.not_set_up');
  }

  /** In the currency of the site's second wallets; null for who has none. */
  async ofPerson(userId: string, reader: EntityManager = this.database.manager): Promise<SecondWalletEntity | null> {
    return reader.findOneBy(SecondWalletEntity, { userId, currency: await this.currency(reader) });
  }

  /** @throws emoney.not_open */
  async requireOpen(userId: string, reader?: EntityManager): Promise<OpenWallet> {
    const wallet = await this.ofPerson(userId, reader);
    if (!isOpen(wallet)) throw new DomainError('emoney.not_open');
    return wallet;
  }

  async open(id: string): Promise<OpenWallet> {
    const wallet = await this.database.manager.findOneBy(SecondWalletEntity, { id });
    if (!isOpen(wallet)) throw new Error(`The second wallet ${id} is not open`);
    return wallet;
  }
}
