import { Injectable, type OnModuleInit } from '@nestjs/common';
import { countryName } from '@cairn/i18n';
import { Database } from '../../../kernel/database/in-tx.js';
import { EvidenceSources, type DisputedPayment, type Evidence, type EvidenceWriting } from '../../payments/index.js';
import { InvestorProfileEntity } from './investor-profile.entity.js';

/** Name and address of the confirmed identity of a payer whose bank disputes a payment. */
@Injectable()
export class IdentityEvidence implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly sources: EvidenceSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({
      item: 'identity',
      gap: 'not_confirmed',
      count: async (payment) => ((await this.confirmed(payment)) === null ? 0 : 1),
      collect: (payment, writing) => this.collect(payment, writing),
    });
  }

  private confirmed({ userId }: DisputedPayment): Promise<InvestorProfileEntity | null> {
    return this.database.manager.findOneBy(InvestorProfileEntity, { userId, state: 'approved' });
  }

  private async collect(payment: DisputedPayment, { say, text, instant }: EvidenceWriting): Promise<Evidence> {
    const person = await this.confirmed(payment);
    if (person === null) return {};
    const { address, address2, city, region, postalCode, country, decidedAt } = person;
    const words = (key: string): string => say(`paper.evidence.identity.${key}`);
    const place = [address, address2, city, region, postalCode, country && countryName('en', country)]
      .filter(Boolean)
      .join(', ');
    return {
      lines: [
        { label: words('name'), value: text(`${person.legalFirstName} ${person.legalLastName}`) },
        { label: words('address'), value: text(place) },
        ...(decidedAt === null ? [] : [{ label: words('confirmedAt'), value: instant(decidedAt) }]),
      ],
    };
  }
}
