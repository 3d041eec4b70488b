import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { EvidenceSources, type DisputedPayment, type Evidence } from '../../payments/index.js';
import { CertificatePaper } from './certificate-paper.js';
import { CertificateReads } from './certificate-reads.js';

/** Share certificates: what was delivered for an investment whose payment a bank disputes. */
@Injectable()
export class CertificateEvidence implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly reads: CertificateReads,
    private readonly paper: CertificatePaper,
    private readonly sources: EvidenceSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({
      item: 'certificate',
      gap: 'not_issued',
      purposes: ['investment'],
      count: async (payment) => (await this.ids(payment)).length,
      collect: (payment) => this.collect(payment),
    });
  }

  /** Also those that have ended since: they were delivered. */
  private async ids({ subjectId }: DisputedPayment): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'select id from share_certificate where investment_id = $1 order by issued_at, id',
      [subjectId],
    );
    return rows.map(({ id }) => id);
  }

  private async collect(payment: DisputedPayment): Promise<Evidence> {
    const files = [];
    for (const id of await this.ids(payment)) {
      const { fileName, content } = await this.paper.print(await this.reads.issued(null, id), 'en');
      files.push({ path: `certificate/${fileName}`, content });
    }
    return { files };
  }
}
