import { Injectable } from '@nestjs/common';
import { derivedId, newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CheckoutService, PaymentEntity, PaymentPurposes } from '../../payments/index.js';
import type { WireInstruction } from '../../rails/index.js';
import { WireReceipts } from '../matching/wire-receipts.js';

/** Money that a person has found the payment of; where the payment's time is over, it is taken up again. */
@Injectable()
export class LatePayments {
  constructor(
    private readonly database: Database,
    private readonly receipts: WireReceipts,
    private readonly purposes: PaymentPurposes,
    private readonly checkout: CheckoutService,
  ) {}

  /** Nobody decides about their own money. @throws payout.second_person */
  async requireOthers(tx: Tx, admin: Identity, paymentId: string): Promise<void> {
    const [own] = await tx.query<unknown[]>('select 1 from payment where id = $1 and user_id = $2', [
      paymentId,
      admin.userId,
    ]);
    if (own !== undefined) throw new DomainError('payout.second_person');
  }

  /**
   * While the campaign is open, and all else that is asked of an investor holds.
   * @throws line.amount while less has come than was asked for, line.closed with the reason
   */
  async settle(told: WireInstruction): Promise<void> {
    const payment = await this.database.manager.findOneByOrFail(PaymentEntity, { id: told.paymentId });
    if (payment.state === 'open') {
      // One that is short waits for the rest.
      await this.receipts.settle(payment.id);
      return;
    }
    if (told.received !== null) throw new DomainError('line.closed', { because: 'payment.bad_transition' });
    await this.requireEnough(told);
    await this.receipts.settle(await this.takeUp(payment));
  }

  private async requireEnough({ paymentId, amount, currency }: WireInstruction): Promise<void> {
    const [row] = await this.database.query<{ there: string }>(
      `select coalesce(sum(open), 0) as there from bank_line where matched_type = 'payment' and matched_id = $1 and state = 'open'`,
      [paymentId],
    );
    const there = BigInt(row?.there ?? 0);
    if (there < amount) throw new DomainError('line.amount', { amount: Number(amount - there), currency });
  }

  /** A payment of the same kind for the same subject, to which the lines then belong. */
  private async takeUp({ id, userId, purpose, subjectId }: PaymentEntity): Promise<string> {
    const retake = this.purposes.retakingOf(purpose);
    if (retake === undefined) throw new DomainError('line.closed', { because: 'payment.bad_transition' });
    const payer = await this.payer(userId);
    try {
      await retake(payer, subjectId);
      const order = { purpose, id: subjectId, rail: 'wire', language: payer.language, isForPayer: true } as const;
      // Two people at once, or one again after a crash, take up the same payment.
      const { id: next } = await this.checkout.open(payer, order, derivedId(`taken-up:${id}`));
      await this.database.query(
        `update bank_line set matched_id = $2, version = version + 1
         where matched_type = 'payment' and matched_id = $1 and state = 'open'`,
        [id, next],
      );
      return next;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      throw new DomainError('line.closed', { because: error.code });
    }
  }

  /** As if the payer had come back. */
  private async payer(userId: string): Promise<Identity> {
    const [row] = await this.database.query<Pick<Identity, 'email' | 'userType' | 'language'>>(
      `select email, user_type as "userType", language from app_user where id = $1`,
      [userId],
    );
    if (row === undefined) throw new Error(`Payer ${userId} is not there`);
    return {
      ...row,
      userId,
      sessionId: newId(),
      kind: 'web',
      adminRole: null,
      expiresAt: new Date(0),
      steppedUpAt: null,
      viewerId: null,
      isClosing: false,
      ip: null,
      userAgent: null,
    };
  }
}
