import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language, ReviewState } from '@cairn/contracts';
import type { AccreditationContract } from '@cairn/contracts/kyc/accreditation-contract.reply';
import type { SignatureType } from '@cairn/contracts/kyc/signature';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { FileReply } from '../../../kernel/http/envelope.js';
import type { Identity } from '../../../kernel/http/request.js';
import { AccreditationPaper, type Applicant } from './accreditation-paper.js';

interface Signed {
  title: string;
  fileId: string;
  fileName: string;
  sha256: string;
  signerName: string;
  signatureType: SignatureType;
  signedAt: Date;
}

/** The latest application of somebody, and its contract where that is signed. */
export interface OwnContract {
  state: ReviewState;
  applicant: Applicant;
  contract: Signed | null;
}

/** In JSON an instant is text. */
type Row = Applicant & { state: ReviewState; contract: (Omit<Signed, 'signedAt'> & { signedAt: string }) | null };

/** Contracts as their signers read them. */
@Injectable()
export class AccreditationContractReads {
  constructor(
    private readonly database: Database,
    private readonly paper: AccreditationPaper,
    private readonly files: FileStore,
  ) {}

  /** The name is the legal one once it is known, and the e-mail address the account's. */
  async mine(userId: string): Promise<OwnContract | null> {
    const [row] = await this.database.query<Row>(
      `select a.id as "accreditationId", a.state, a.grounds, a.verification_type as "verificationType", a.detail,
         a.submitted_at as "submittedAt", u.email,
         coalesce(p.legal_first_name || ' ' || p.legal_last_name, u.first_name || ' ' || u.last_name) as name,
         case when c.id is not null then json_build_object('title', c.title, 'fileId', c.file_id, 'fileName', c.file_name,
           'sha256', encode(c.signed_sha256, 'hex'), 'signerName', c.signer_name, 'signatureType', c.signature_type,
           'signedAt', c.signed_at) end as contract
       from accreditation a join app_user u on u.id = a.user_id
         left join investor_profile p on p.user_id = a.user_id
         left join accreditation_contract c on c.accreditation_id = a.id
       where a.user_id = $1 order by a.submitted_at desc limit 1`,
      [userId],
    );
    if (row === undefined) return null;
    const { state, contract, ...applicant } = row;
    return { state, applicant, contract: contract && { ...contract, signedAt: new Date(contract.signedAt) } };
  }

  async current(caller: Identity, language: Language): Promise<AccreditationContract | null> {
    const own = await this.mine(caller.userId);
    const isThere = own !== null && (own.contract !== null || own.state === 'under_review');
    return isThere ? this.present(own, language) : null;
  }

  /** The PDF: the stored bytes once it is signed, and until then the text to be read. */
  async file(caller: Identity, language: Language): Promise<FileReply> {
    const own = await this.mine(caller.userId);
    if (own?.contract) {
      const { fileId, fileName } = own.contract;
      const { content } = await this.files.read(fileId);
      return new FileReply(content, 'application/pdf', fileName, false, fileId);
    }
    if (own?.state !== 'under_review') throw notFound();
    const content = await this.paper.print(own.applicant, language, null);
    return new FileReply(content, 'application/pdf', this.nameOf(own.applicant));
  }

  async present({ applicant, contract }: OwnContract, language: Language): Promise<AccreditationContract> {
    const { accreditationId } = applicant;
    if (contract !== null) {
      const { fileId: _fileId, ...signed } = contract;
      return { accreditationId, status: 'signed', statements: [], clauses: [], ...signed };
    }
    const content = await this.paper.print(applicant, language, null);
    return {
      accreditationId,
      status: 'unsigned',
      ...(await this.paper.wordsOf(applicant, language)),
      fileName: this.nameOf(applicant),
      sha256: createHash('sha256').update(content).digest('hex'),
      signerName: applicant.name,
      signatureType: null,
      signedAt: null,
    };
  }

  private nameOf({ accreditationId }: Applicant): string {
    return `accreditation-${accreditationId}.pdf`;
  }
}
