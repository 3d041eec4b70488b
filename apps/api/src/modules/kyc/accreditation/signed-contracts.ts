import { Injectable } from '@nestjs/common';
import type { AccreditationDetail, SignedContract } from '@cairn/contracts/admin/review.replies';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { AccreditationContractEntity } from './accreditation-contract.entity.js';
import { AccreditationEntity } from './accreditation.entity.js';
import { documentOf } from './accreditation.service.js';

/** Agreements as a reviewer sees them: who signed, when, from where, and the PDF. */
@Injectable()
export class SignedContracts {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  /** The documents of an application: its letter and the signed contract. */
  async papersOf(id: string): Promise<Pick<AccreditationDetail, 'contract' | 'document'>> {
    const application = await this.database.manager.findOneBy(AccreditationEntity, { id });
    return { contract: await this.signed(id), document: application && documentOf(this.files, application) };
  }

  /** SEC-46: the link works for five minutes. */
  private async signed(accreditationId: string): Promise<SignedContract | null> {
    const contract = await this.database.manager.findOneBy(AccreditationContractEntity, { accreditationId });
    if (contract === null) return null;
    const { fileId, signedSha256, ...row } = contract;
    return {
      signerName: row.signerName,
      signatureType: row.signatureType,
      signedAt: row.signedAt,
      ip: row.ip,
      sha256: signedSha256.toString('hex'),
      link: this.files.link(fileId, true),
    };
  }

  /** @throws accreditation.unsigned while the person has not signed what they state */
  async require(tx: Tx, accreditationId: string): Promise<void> {
    if (await tx.existsBy(AccreditationContractEntity, { accreditationId })) return;
    throw new DomainError('accreditation.unsigned');
  }
}
