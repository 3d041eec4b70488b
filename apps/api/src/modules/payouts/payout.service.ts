import { Injectable } from '@nestjs/common';
import type { RejectTransferRequest } from '@cairn/contracts/admin/admin.requests';
import { Database } from '../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { Ledger, requireMoneyOut } from '../ledger/index.js';
import { ConnectService } from '../payments/index.js';
import { PayoutDesk } from './payout-desk.js';
import { PayoutLifecycle } from './payout-lifecycle.js';
import { payoutReturned, settlePayout } from './payout-postings.js';
import { PayoutOwners } from './payout-owners.js';
import { PayoutTransfers } from './payout-transfers.service.js';

/**
 * S-03: a request is approved by one finance admin and released by another; the owner counts as neither. A
 * flexible campaign's payout is sent through Connect; a fixed one's is recorded as a bank transfer with its reference
 * (decisions 4 and 27).
 */
@Injectable()
export class PayoutService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: PayoutLifecycle,
    private readonly ledger: Ledger,
    private readonly connect: ConnectService,
    private readonly transfers: PayoutTransfers,
    private readonly desk: PayoutDesk,
    private readonly owners: PayoutOwners,
  ) {}

  async approve(admin: Identity, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const payout = await this.lifecycle.lock(tx, id);
      if (payout.requestedBy === admin.userId) throw new DomainError('payout.second_person');
      await this.owners.require(tx, id);
      const { state: from } = payout;
      await this.lifecycle.move(tx, payout, 'approved', { name: admin.email, id: admin.userId });
      await this.desk.record(tx, admin, 'payout.approved', payout, from);
    });
  }

  /** The second person releases it: to Stripe by a job, or as a bank transfer with its reference. */
  async release(admin: Identity, id: string, reference: string | null): Promise<void> {
    await this.transfers.refreshAccount(id);
    await this.database.inTx(async (tx) => {
      await requireMoneyOut(tx);
      const payout = await this.lifecycle.lock(tx, id);
      if (payout.requestedBy === admin.userId || payout.approvedBy === admin.userId) {
        throw new DomainError('payout.second_person');
      }
      await this.desk.requireUnlisted(tx, payout);
      const byBank = payout.method === 'bank_transfer';
      if (byBank && !reference) throw fieldError('reference', 'payout.reference_required');
      // A transfer already handed to the bank is recorded, whatever has changed since.
      if (payout.transferBegunAt === null) await this.owners.requireSendable(tx, id);
      // SEC-14: an account that was removed after the request, or taken over and closed, gets nothing.
      if (payout.connectAccountId !== null && !(await this.connect.isReady(payout.connectAccountId, tx)))
        throw new DomainError('payout.account_not_ready');
      const { state: from } = payout;
      await this.lifecycle.move(tx, payout, 'released', { name: admin.email, id: admin.userId });
      if (reference) await tx.query('update payout set reference = $2 where id = $1', [id, reference]);
      await this.ledger.post(tx, settlePayout(payout, 'post', admin.userId));
      await this.desk.record(tx, admin, 'payout.released', payout, from);
      if (byBank) await this.transfers.paid(tx, payout, admin.userId);
      else await this.desk.planTransfer(tx, payout);
      await this.desk.tellOwner(tx, 'payout.released', payout);
    });
  }

  /**
   * The money remains due to the owner and can be requested again.
   * @throws transfers.begun for one whose account was handed out, unless the bank has confirmed that it pays nothing
   * @throws transfers.in_file while a payment file lists it that nobody has released
   * @throws payout.second_person for its owner, whose word for the bank would have it paid twice
   */
  async reject(admin: Identity, id: string, { reason, bankStopped }: RejectTransferRequest): Promise<void> {
    await this.database.inTx(async (tx) => {
      const payout = await this.lifecycle.lock(tx, id);
      if (payout.requestedBy === admin.userId) throw new DomainError('payout.second_person');
      await this.desk.requireUnlisted(tx, payout);
      const isBegun = payout.transferBegunAt !== null;
      if (isBegun && bankStopped !== true) throw new DomainError('transfers.begun');
      const { state: from } = payout;
      await this.lifecycle.move(tx, payout, 'rejected', { name: admin.email, id: admin.userId }, reason);
      await this.ledger.post(tx, settlePayout(payout, 'void', admin.userId));
      const why = isBegun ? { bankStopped } : {};
      await this.desk.record(tx, admin, 'payout.rejected', payout, from, reason, why);
      await this.desk.tellOwner(tx, 'payout.rejected', payout, reason);
    });
  }

  /** The bank returned a transfer. A payout through the provider is returned only by the provider's message. */
  async fail(admin: Identity, id: string, reason: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const payout = await this.lifecycle.lock(tx, id);
      if (payout.requestedBy === admin.userId) throw new DomainError('payout.second_person');
      if (payout.method !== 'bank_transfer') throw new DomainError('payout.not_by_bank');
      const { state: from } = payout;
      await this.lifecycle.move(tx, payout, 'failed', { name: admin.email, id: admin.userId }, reason);
      await this.ledger.post(tx, payoutReturned(payout, admin.userId));
      await this.desk.record(tx, admin, 'payout.failed', payout, from, reason);
      await this.desk.tellOwner(tx, 'payout.failed', payout, reason);
    });
  }
}
