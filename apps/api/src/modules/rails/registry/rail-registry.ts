import { Injectable } from '@nestjs/common';
import type { CollectionRail, Provider } from '@cairn/contracts/rails/providers';
import type { AccountPayoutPort } from '../ports/account-payout.port.js';
import type { AccountPort } from '../ports/account.port.js';
import type { AccreditationPort } from '../ports/accreditation.port.js';
import type { BalancePort } from '../ports/balance.port.js';
import type { BankLinkPort } from '../ports/bank-link.port.js';
import type { CollectionPort } from '../ports/collection.port.js';
import type { DebitPort } from '../ports/debit.port.js';
import type { DisbursementPort } from '../ports/disbursement.port.js';
import type { DisputePort } from '../ports/dispute.port.js';
import type { EscrowPort } from '../ports/escrow.port.js';
import type { IdentityPort } from '../ports/identity.port.js';
import type { InboundPort } from '../ports/inbound.port.js';
import type { PartyPort } from '../ports/party.port.js';
import type { PayeePort } from '../ports/payee.port.js';
import type { RefundPort } from '../ports/refund.port.js';
import type { SecondWalletPort } from '../ports/second-wallet.port.js';
import type { StatementPort } from '../ports/statement.port.js';

/** What a provider may offer, one adapter each. */
interface Ports {
  inbound: InboundPort;
  identity: IdentityPort;
  party: PartyPort;
  accreditation: AccreditationPort;
  bankLink: BankLinkPort;
  debit: DebitPort;
  refund: RefundPort;
  dispute: DisputePort;
  payee: PayeePort;
  disbursement: DisbursementPort;
  accountPayout: AccountPayoutPort;
  statement: StatementPort;
  balance: BalancePort;
  account: AccountPort;
  secondWallet: SecondWalletPort;
  escrow: EscrowPort;
}

type Offers = { readonly [Kind in keyof Ports]?: Ports[Kind] };

/** A provider with its adapters; each registers its own, and nobody else names a provider's class. */
export interface Rail extends Offers {
  readonly provider: Provider;
  /** One for each way to pay. */
  readonly collections?: readonly CollectionPort[];
}

/** The adapters, by provider and port. */
@Injectable()
export class RailRegistry {
  private readonly rails = new Map<string, Rail>();
  private readonly collections = new Map<CollectionRail, CollectionPort>();

  register(rail: Rail): void {
    if (this.rails.has(rail.provider)) throw new Error(`Two rails are called ${rail.provider}`);
    this.rails.set(rail.provider, rail);
    for (const port of rail.collections ?? []) {
      if (this.collections.has(port.rail)) throw new Error(`Two providers collect by ${port.rail}`);
      this.collections.set(port.rail, port);
    }
  }

  /** Undefined for a provider that sends no messages, and for no provider. */
  inbound(provider: string): InboundPort | undefined {
    return this.rails.get(provider)?.inbound;
  }

  /** @throws when the provider has no such adapter: a fault of the program */
  of<Kind extends keyof Ports>(kind: Kind, provider: Provider): Ports[Kind] {
    const offers: Offers | undefined = this.rails.get(provider);
    const port = offers?.[kind];
    if (port === undefined) throw new Error(`${provider} has no adapter for ${kind}`);
    return port;
  }

  /** Null where the provider has no such adapter. */
  find<Kind extends keyof Ports>(kind: Kind, provider: Provider): Ports[Kind] | null {
    const offers: Offers | undefined = this.rails.get(provider);
    return offers?.[kind] ?? null;
  }

  /** Of all providers that have one. */
  all<Kind extends keyof Ports>(kind: Kind): Ports[Kind][] {
    return [...this.rails.values()].flatMap((offers: Offers): Ports[Kind][] => {
      const port = offers[kind];
      return port === undefined ? [] : [port];
    });
  }

  /** @throws when no provider collects this way: a fault of the program */
  collection(rail: CollectionRail): CollectionPort {
    const port = this.collections.get(rail);
    if (port === undefined) throw new Error(`No provider collects by ${rail}`);
    return port;
  }
}
