import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { RailRegistry, type Outcome } from '../../rails/index.js';
import { LinksReads } from './links-reads.js';
import { ownerNames, ownNameOf } from './owner-names.js';

/** Where money is sent, as a bank transfer names it. */
export interface LinkedPayee {
  accountHolder: string;
  bankName: string;
  accountType: 'checking' | 'savings';
  accountNumber: string;
  routingNumber: string;
}

/** The whole number of a linked account, read for each transfer and kept sealed by whoever orders it. */
@Injectable()
export class LinkedPayees {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly reads: LinksReads,
  ) {}

  /**
   * @throws request.not_found for an account that is not the person's, link.broken, link.owner_differs,
   *   payment.provider_unavailable
   */
  async of(userId: string, id: string): Promise<LinkedPayee> {
    const link = await this.reads.own(userId, id);
    if (link.state !== 'linked') throw new DomainError('link.broken');
    const port = this.rails.of('bankLink', link.provider);
    const consent = { token: this.reads.tokenOf(link), accountRef: link.accountRef };
    const names = await ownerNames(this.database.manager, userId);
    // Whom our staff has accepted is paid by the person's name.
    const holder = link.ownerAccepted === true ? names.person : answered(await ownNameOf(port, consent, names)).name;
    if (holder === null) throw new DomainError('link.owner_differs');
    const { account, routing } = answered(await port.numbers(consent.token, consent.accountRef));
    return {
      accountHolder: holder,
      bankName: (link.institution ?? '').slice(0, 80),
      accountType: link.kind ?? 'checking',
      accountNumber: account,
      routingNumber: routing,
    };
  }
}

function answered<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'ok') return outcome.value;
  throw new DomainError(outcome.kind === 'rejected' ? 'link.broken' : 'payment.provider_unavailable');
}
