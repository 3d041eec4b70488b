import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { EvidenceSources, type DisputedPayment } from '../../payments/index.js';
import { UserEntity } from './user.entity.js';

/** When the payer of a disputed payment accepted the terms of the site. */
@Injectable()
export class TermsEvidence implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly sources: EvidenceSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({
      item: 'consents',
      gap: 'none_given',
      count: async (payment) => ((await this.acceptedAt(payment)) === null ? 0 : 1),
      collect: async (payment, { say, instant }) => {
        const at = await this.acceptedAt(payment);
        return { lines: at === null ? [] : [{ label: say('paper.evidence.consents.terms'), value: instant(at) }] };
      },
    });
  }

  private async acceptedAt({ userId }: DisputedPayment): Promise<Date | null> {
    const user = await this.database.manager.findOneBy(UserEntity, { id: userId });
    return user?.termsAcceptedAt ?? null;
  }
}
