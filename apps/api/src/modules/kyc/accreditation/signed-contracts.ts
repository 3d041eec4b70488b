import { Injectable } from '@nestjs/common';
import type { SignedContract } from '@cairn/contracts/admin/review.replies';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { AccreditationContractEntity } from './accreditation-contract.entity.js';

/** Agreements as a reviewer sees them: who signed, when, from where, and the PDF. */
@Injectable()
export class SignedContracts {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  /** SEC-46: the link works for five minutes. */
  async of(accreditationId: string): Promise<SignedContract | null> {
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
