import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { EvidenceSources, type DisputedPayment, type Evidence, type EvidenceWriting } from '../../payments/index.js';

interface Signed {
  /** Of the investment. */
  number: string;
  signerName: string;
  signedAt: Date;
  ip: string | null;
  /** With the company's signature, where it has one. */
  fileId: string;
}

/** What was signed for an investment whose payment a bank disputes: byte for byte, each signature page in its file. */
@Injectable()
export class AgreementEvidence implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly sources: EvidenceSources,
  ) {}

  onModuleInit(): void {
    const count = async (payment: DisputedPayment): Promise<number> => (await this.signed(payment)).length;
    this.sources.register({
      item: 'agreement',
      gap: 'not_signed',
      purposes: ['investment'],
      count,
      collect: (payment) => this.collect(payment),
    });
    // The signer confirms on the signature page that the agreement was read and the risks are understood.
    this.sources.register({
      item: 'consents',
      gap: 'none_given',
      purposes: ['investment'],
      count,
      collect: (payment, writing) => this.consents(payment, writing),
    });
  }

  private signed({ subjectId }: DisputedPayment): Promise<Signed[]> {
    return this.database.query<Signed>(
      `select i.number, a.signer_name as "signerName", a.signed_at as "signedAt", host(a.ip) as ip,
         coalesce(s.file_id, a.file_id) as "fileId"
       from agreement a left join agreement_countersignature s on s.agreement_id = a.id
       join investment i on i.id = a.investment_id where a.investment_id = $1 order by a.signed_at`,
      [subjectId],
    );
  }

  private async collect(payment: DisputedPayment): Promise<Evidence> {
    const files = [];
    for (const [place, { number, fileId }] of (await this.signed(payment)).entries())
      files.push({
        // An investment may have several.
        path: `agreement/agreement-${number}${place === 0 ? '' : `-${place + 1}`}.pdf`,
        content: (await this.files.read(fileId)).content,
      });
    return { files };
  }

  private async consents(payment: DisputedPayment, { say, text, instant }: EvidenceWriting): Promise<Evidence> {
    const lines = (await this.signed(payment)).map(({ signerName, signedAt, ip }) => ({
      label: say('paper.evidence.consents.agreement', { name: signerName }),
      value: [instant(signedAt), ip === null ? '' : text(ip)].join(' '),
    }));
    return { lines };
  }
}
