import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { PaymentPurposes, type MadeRefund, type PaymentEntity } from '../../payments/index.js';
import { TopUpLifecycle } from './top-up-lifecycle.js';
import { TopUpReturnsService } from './top-up-returns.service.js';

/** Refunds of top-ups that somebody made at the provider: they leave the wallet, and what it lacks is owed. */
@Injectable()
export class MadeTopUpRefunds implements OnModuleInit {
  constructor(
    private readonly purposes: PaymentPurposes,
    private readonly lifecycle: TopUpLifecycle,
    private readonly returns: TopUpReturnsService,
  ) {}

  onModuleInit(): void {
    this.purposes.registerMadeRefunds('top_up', (tx, payment, made) => this.book(tx, payment, made));
  }

  private async book(tx: Tx, payment: PaymentEntity, { minor, key }: MadeRefund): Promise<void> {
    const topUp = await this.lifecycle.lock(tx, payment.subjectId);
    const [row] = await tx.query<{ returned: string }[]>(
      'select coalesce(sum(amount), 0) as returned from top_up_return where top_up_id = $1',
      [topUp.id],
    );
    if (topUp.state !== 'received' || minor > topUp.amount - BigInt(row?.returned ?? 0))
      throw new DomainError('line.not_refundable');
    await this.returns.send(tx, payment, minor, key);
  }
}
