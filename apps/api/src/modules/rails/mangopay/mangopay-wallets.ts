import { Injectable } from '@nestjs/common';
import type { BankAccountRequest } from '@cairn/contracts/bank/bank-account.request';
import type { Money } from '../ports/money.js';
import type { Op, Outcome } from '../ports/outcome.js';
import type {
  PayInSnapshot,
  PayInToOpen,
  PayOutSnapshot,
  PayOutToSend,
  SecondWalletPort,
  WalletOwner,
  WireTarget,
} from '../ports/second-wallet.port.js';
import { accountToAdd } from './mangopay-accounts.js';
import { MangopayClient } from './mangopay-client.js';
import { fundsOf, Reply } from './mangopay-reply.js';

const SECOND = 1000;
const PER_PAGE = 100;
/** More payments than a person makes while one is in doubt. */
const MOST_PAGES = 50;

/** Applies `read` to an answer; one that cannot be read shows nothing of what was done. */
function readAs<T>(outcome: Outcome<Reply>, read: (reply: Reply) => T | null): Outcome<T> {
  if (outcome.kind !== 'ok') return outcome;
  const value = read(outcome.value);
  return value === null ? { kind: 'unknown' } : { kind: 'ok', value };
}

const idOf = (reply: Reply): string | null => reply.text('Id');

/** Wallets at Mangopay: owners, bank accounts, money in and out. */
@Injectable()
export class MangopayWallets implements SecondWalletPort {
  readonly provider = 'mangopay';
  readonly termsUrl = 'https://mangopay.com/terms-and-conditions';

  constructor(private readonly client: MangopayClient) {}

  get isConfigured(): boolean {
    return this.client.isConfigured;
  }

  async openOwner(op: Op, owner: WalletOwner): Promise<Outcome<string>> {
    const data = {
      FirstName: owner.firstName,
      LastName: owner.lastName,
      Email: owner.email,
      Birthday: Date.parse(`${owner.dateOfBirth}T00:00:00Z`) / SECOND,
      Nationality: owner.nationality,
      CountryOfResidence: owner.countryOfResidence,
      UserCategory: 'OWNER',
      TermsAndConditionsAccepted: true,
      Tag: owner.userId,
    };
    return readAs(await this.client.create(op, 'users_createnaturals', { data }), idOf);
  }

  async openWallet(op: Op, ownerRef: string, currency: string): Promise<Outcome<string>> {
    const data = { Owners: [ownerRef], Description: `Wallet in ${currency}`, Currency: currency };
    return readAs(await this.client.create(op, 'wallets_create', { data }), idOf);
  }

  async addAccount(op: Op, ownerRef: string, account: BankAccountRequest): Promise<Outcome<string>> {
    const { method, data } = accountToAdd(account);
    return readAs(await this.client.create(op, method, { path: { id: ownerRef }, data }), idOf);
  }

  async removeAccount(ownerRef: string, accountRef: string): Promise<Outcome<null>> {
    const outcome = await this.client.call('users_deactivate_bankaccount', {
      path: { id: ownerRef, bankAccountId: accountRef },
      data: { Active: false },
    });
    return outcome.kind === 'ok' ? { kind: 'ok', value: null } : outcome;
  }

  async isConfirmed(ownerRef: string): Promise<Outcome<boolean>> {
    const outcome = await this.client.call('users_get', { path: { id: ownerRef } });
    return readAs(outcome, (user) => {
      const level = user.text('KYCLevel');
      return level === null ? null : level === 'REGULAR';
    });
  }

  async balance(walletRef: string): Promise<Outcome<Money>> {
    return readAs(await this.client.call('wallets_get', { path: { id: walletRef } }), (wallet) =>
      wallet.money('Balance'),
    );
  }

  async openPayIn(op: Op, payIn: PayInToOpen): Promise<Outcome<PayInSnapshot>> {
    const common = { AuthorId: payIn.ownerRef, CreditedWalletId: payIn.walletRef, Tag: payIn.topUpId };
    const [amount, fee] = [fundsOf(payIn.amount), fundsOf(payIn.fee)];
    const made =
      payIn.means === 'wire'
        ? this.client.create(op, 'payins_bankwire-direct_create', {
            data: { ...common, DeclaredDebitedFunds: amount, DeclaredFees: fee },
          })
        : this.client.create(op, 'payins_card-web_create', {
            data: {
              ...common,
              DebitedFunds: amount,
              Fees: fee,
              ReturnURL: payIn.returnUrl,
              CardType: 'CB_VISA_MASTERCARD',
              SecureMode: 'DEFAULT',
              Culture: payIn.language.toUpperCase(),
            },
          });
    return readAs(await made, payInOf);
  }

  async readPayIn(ref: string): Promise<Outcome<PayInSnapshot>> {
    return readAs(await this.client.call('payins_get', { path: { id: ref } }), payInOf);
  }

  async sendPayOut(op: Op, payOut: PayOutToSend): Promise<Outcome<PayOutSnapshot>> {
    const data = {
      AuthorId: payOut.ownerRef,
      DebitedWalletId: payOut.walletRef,
      BankAccountId: payOut.accountRef,
      DebitedFunds: fundsOf(payOut.amount),
      Fees: fundsOf({ minor: 0n, currency: payOut.amount.currency }),
      BankWireRef: payOut.reference,
      PayoutModeRequested: 'STANDARD',
      Tag: payOut.payoutId,
    };
    return readAs(await this.client.create(op, 'payouts_bankwire_create', { data }), payOutOf);
  }

  /** A payout that a bank has sent back stays SUCCEEDED: what was given back stands beside it. */
  async readPayOut(ref: string): Promise<Outcome<PayOutSnapshot>> {
    const outcome = readAs(await this.client.call('payouts_get', { path: { id: ref } }), payOutOf);
    if (outcome.kind !== 'ok' || outcome.value.state !== 'paid') return outcome;
    const refunds = await this.client.call('refunds_get_for_payout', { path: { id: ref } });
    if (refunds.kind !== 'ok') return refunds.kind === 'rejected' ? { kind: 'unknown' } : refunds;
    const back = refunds.value.items().find((refund) => refund.text('Status') === 'SUCCEEDED');
    if (back === undefined) return outcome;
    const failureCode = back.object('RefundReason').text('RefundReasonType');
    return { kind: 'ok', value: { ref, state: 'returned', failureCode } };
  }

  async payOutBehind(returnRef: string): Promise<Outcome<string | null>> {
    const outcome = await this.client.call('refunds_get', { path: { id: returnRef } });
    if (outcome.kind === 'rejected' && outcome.code === '404') return { kind: 'ok', value: null };
    if (outcome.kind !== 'ok') return outcome;
    return { kind: 'ok', value: outcome.value.text('InitialTransactionId') };
  }

  /** A key is forgotten after a day; the wallet's own list of payments never is, and each has our id as its tag. */
  async find(op: Op, money?: { walletRef: string; ours: string }): Promise<Outcome<string | null>> {
    const found = await this.client.find(op);
    if (found.kind !== 'ok' || found.value !== null || money === undefined) return found;
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const listed = await this.client.call('wallets_alltransactions', {
        path: { id: money.walletRef },
        parameters: { Page: page, Per_Page: PER_PAGE, Sort: 'CreationDate:DESC' },
      });
      if (listed.kind !== 'ok') return listed.kind === 'rejected' ? { kind: 'unknown' } : listed;
      const items = listed.value.items();
      const known = items.find((item) => item.text('Tag') === money.ours && item.text('Nature') === 'REGULAR');
      if (known !== undefined || items.length < PER_PAGE) return { kind: 'ok', value: known?.text('Id') ?? null };
    }
    return { kind: 'unknown' };
  }
}

function wireOf(reply: Reply): WireTarget | null {
  const [account, reference] = [reply.object('BankAccount'), reply.text('WireReference')];
  if (reference === null) return null;
  const ownerName = account.text('OwnerName') ?? '';
  return { ownerName, iban: account.text('IBAN'), bic: account.text('BIC'), reference };
}

function payInOf(reply: Reply): PayInSnapshot | null {
  const [ref, status] = [reply.text('Id'), reply.text('Status')];
  if (ref === null || status === null) return null;
  const state = status === 'SUCCEEDED' ? 'received' : status === 'FAILED' ? 'failed' : 'open';
  const credited = reply.money('CreditedFunds');
  // Received without an amount is not understood.
  if (state === 'received' && credited === null) return null;
  return {
    ref,
    state,
    credited: state === 'received' ? credited : null,
    url: reply.text('RedirectURL'),
    wire: wireOf(reply),
    failureCode: state === 'failed' ? reply.text('ResultCode') : null,
  };
}

function payOutOf(reply: Reply): PayOutSnapshot | null {
  const [ref, status] = [reply.text('Id'), reply.text('Status')];
  if (ref === null || status === null) return null;
  const state = status === 'SUCCEEDED' ? 'paid' : status === 'FAILED' ? 'failed' : 'sent';
  return { ref, state, failureCode: state === 'failed' ? reply.text('ResultCode') : null };
}
