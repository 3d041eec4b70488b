import { randomInt } from 'node:crypto';
import { newId } from '../kernel/crypto/ids.js';
import type { Calls } from './chaos-calls.js';
import type { Trader } from './chaos-investing.js';

const OWNER = { dateOfBirth: '1980-02-03', nationality: 'FR', countryOfResidence: 'FR', termsAccepted: true };
const ACCOUNT = {
  type: 'IBAN',
  iban: 'FR1420041010050500013M02606',
  ownerName: 'Chaos Trader',
  addressLine1: '1 Main Street',
  city: 'Lyon',
  postalCode: '69001',
  country: 'FR',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Wallets that the provider of e-money keeps for some traders. */
export class SecondWallets {
  private readonly accounts = new Map<string, string>();

  constructor(
    private readonly calls: Calls,
    private readonly owners: readonly Trader[],
  ) {}

  /** Opens a wallet for each, whom the provider confirms, with a bank account. */
  async open(): Promise<void> {
    for (const { id, token } of this.owners) {
      const wallet = await this.calls.ask({ path: '/mangopay/wallet', token, body: OWNER });
      await this.calls.control('POST', `/mangopay/users/${textOf(wallet?.data['ownerId'])}/confirm`, {});
      const account = await this.calls.ask({ path: '/mangopay/bank-accounts', token, key: newId(), body: ACCOUNT });
      const accountId = textOf(account?.data['id']);
      if (accountId === '') throw new Error(`The set-up has no second wallet: ${JSON.stringify([wallet, account])}`);
      this.accounts.set(id, accountId);
    }
  }

  /** By card; its bank accepts most. */
  async topUp(stopped: () => boolean): Promise<boolean> {
    const { token } = this.one();
    const body = { amount: randomInt(20, 200) * 100, means: 'card' };
    const begun = await this.calls.ask({ path: '/mangopay/topup', token, key: newId(), body }, stopped);
    const ref = textOf(begun?.data['transactionId']);
    if (begun === null || begun.status >= 300 || ref === '') return false;
    const ending = randomInt(6) === 0 ? 'declined' : 'accepted';
    return (await this.calls.control('POST', `/mangopay/payins/${ref}/card`, { ending })) !== null;
  }

  async payOut(stopped: () => boolean): Promise<boolean> {
    const { id, token } = this.one();
    const body = { amount: randomInt(1, 20) * 100, bankAccountId: this.accounts.get(id) };
    const asked = await this.calls.ask({ path: '/mangopay/payout', token, key: newId(), body }, stopped);
    return asked !== null && asked.status < 300;
  }

  private one(): Trader {
    const owner = this.owners[randomInt(this.owners.length)];
    if (owner === undefined) throw new Error('Nobody has a second wallet');
    return owner;
  }
}
