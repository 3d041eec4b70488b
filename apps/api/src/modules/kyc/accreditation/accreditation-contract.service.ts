import { namedAs } from '@cairn/contracts/kyc/typed-name';
import { Injectable } from '@nestjs/common';
import type { Language, ReviewState } from '@cairn/contracts';
import type { AccreditationContract } from '@cairn/contracts/kyc/accreditation-contract.reply';
import type { SignAccreditationRequest } from '@cairn/contracts/kyc/sign-accreditation.request';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import type { Upload } from '../../../kernel/files/upload.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { fingerprint, signatureOf } from '../../../kernel/signing/signature.js';
import { requireTypedName } from '../../../kernel/signing/typed-name.js';
import { AccreditationContractEntity } from './accreditation-contract.entity.js';
import { AccreditationContractReads, type OwnContract } from './accreditation-contract.reads.js';
import { AccreditationPaper } from './accreditation-paper.js';

/** The reference of a signed agreement. */
const PURPOSE = 'accreditation_contract';

/** The signed text of somebody's application: read, signed once, and kept as it was signed (SEC-48). */
@Injectable()
export class AccreditationContractService {
  constructor(
    private readonly database: Database,
    private readonly reads: AccreditationContractReads,
    private readonly paper: AccreditationPaper,
    private readonly files: FileStore,
    private readonly audit: AuditLog,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /**
   * Signs what was read.
   * @throws accreditation.contract_changed when that is not what would be signed; accreditation.nothing_to_sign without
   *   an application under review; accreditation.signed_already the second time
   */
  async sign(
    caller: Identity,
    language: Language,
    request: SignAccreditationRequest,
    upload: Upload | undefined,
  ): Promise<AccreditationContract> {
    const { applicant } = await this.toSign(caller);
    const read = fingerprint(await this.paper.print(applicant, language, null));
    if (read.toString('hex') !== request.sha256) throw new DomainError('accreditation.contract_changed');
    const signature = await signatureOf(request, upload, caller, this.clock.now());
    requireTypedName(signature, namedAs(applicant.name));
    const content = await this.paper.print(applicant, language, signature);
    const { title } = await this.paper.wordsOf(applicant, language);
    await this.database.inTx(async (tx) => {
      await this.requireUnsigned(tx, applicant.accreditationId);
      const fileId = await this.files.save(tx, {
        ownerId: caller.userId,
        purpose: PURPOSE,
        contentType: 'application/pdf',
        content,
        private: true,
      });
      const made = tx.create(AccreditationContractEntity, {
        id: newId(),
        accreditationId: applicant.accreditationId,
        userId: caller.userId,
        title,
        language,
        readSha256: read,
        signedSha256: fingerprint(content),
        fileId,
        fileName: `accreditation-${applicant.accreditationId}.pdf`,
        signatureType: signature.type,
        signatureText: signature.text,
        signerName: applicant.name,
        ip: signature.ip,
        signedAt: signature.at,
      });
      await tx.insert(AccreditationContractEntity, made);
      await this.recordSigning(tx, caller, made);
    });
    const signed = await this.reads.mine(caller.userId);
    if (!signed?.contract) throw new Error('The signed contract was not found');
    return this.reads.present(signed, language);
  }

  private async toSign(caller: Identity): Promise<OwnContract> {
    const own = await this.reads.mine(caller.userId);
    if (own?.contract) throw new DomainError('accreditation.signed_already');
    if (own?.state !== 'under_review') throw new DomainError('accreditation.nothing_to_sign');
    return own;
  }

  /** The application's row is held, so that of two who sign at once the second sees the first. */
  private async requireUnsigned(tx: Tx, id: string): Promise<void> {
    const [record] = await tx.query<{ state: ReviewState }[]>(
      'select state from accreditation where id = $1 for no key update',
      [id],
    );
    if (record?.state !== 'under_review') throw new DomainError('accreditation.nothing_to_sign');
    // A statement of its own: one that has waited for the lock would still see what was there before.
    const isSigned = await tx.existsBy(AccreditationContractEntity, { accreditationId: id });
    if (isSigned) throw new DomainError('accreditation.signed_already');
  }

  /**
   * SEC-48: the audit log's hash chain records the fingerprints, the signer, the address and the time. The signer is an
   * opaque id, because the chain is never edited and a person may be forgotten (decision 38).
   */
  private async recordSigning(tx: Tx, caller: Identity, made: AccreditationContractEntity): Promise<void> {
    await this.audit.record(tx, {
      actor: caller.userId,
      actorId: caller.userId,
      action: 'accreditation.signed',
      subjectType: 'accreditation',
      subjectId: made.accreditationId,
      after: {
        readSha256: made.readSha256.toString('hex'),
        signedSha256: made.signedSha256.toString('hex'),
        signatureType: made.signatureType,
        signedAt: made.signedAt.toISOString(),
      },
      ip: made.ip,
    });
    await this.events.emit(tx, 'accreditation.signed', { userId: caller.userId });
  }
}
