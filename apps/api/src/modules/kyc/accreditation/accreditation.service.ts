import { Injectable } from '@nestjs/common';
import { reviewLifecycle } from '@cairn/contracts';
import type { AccreditationRequest } from '@cairn/contracts/kyc/accreditation.request';
import type { Accreditation, AccreditationDocument } from '@cairn/contracts/kyc/kyc.replies';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { documentContent } from '../../../kernel/files/document-content.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import type { Upload } from '../../../kernel/files/upload.js';
import { History } from '../../../kernel/history/history.js';
import { Events } from '../../../kernel/outbox/events.js';
import type { Identity } from '../../../kernel/http/request.js';
import { OpenOptions } from '../../settings/index.js';
import { AccreditationEntity } from './accreditation.entity.js';

const PURPOSE = 'accreditation_letter';

/** The letter of an application, by a link that works for five minutes (SEC-46). */
export const documentOf = (
  files: FileStore,
  { documentFileId, documentName }: Pick<AccreditationEntity, 'documentFileId' | 'documentName'>,
): AccreditationDocument | null =>
  documentFileId === null || documentName === null
    ? null
    : { name: documentName, link: files.link(documentFileId, true) };

/** Applications to be treated as accredited; the latest one counts. */
@Injectable()
export class AccreditationService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly history: History,
    private readonly events: Events,
    private readonly files: FileStore,
    private readonly options: OpenOptions,
  ) {}

  async mine(caller: Identity): Promise<Accreditation | null> {
    const [latest] = await this.database.manager.find(AccreditationEntity, {
      where: { userId: caller.userId },
      order: { submittedAt: 'DESC' },
      take: 1,
    });
    return latest ? this.present(latest) : null;
  }

  /** @throws accreditation.already_open while an earlier application is under review (by a unique index) */
  async apply(caller: Identity, request: AccreditationRequest, upload?: Upload): Promise<Accreditation> {
    await this.options.requireOpen(request);
    const letter = upload && (await documentContent(upload));
    const record = await this.database.inTx(async (tx) => {
      const documentFileId =
        letter && (await this.files.save(tx, { ownerId: caller.userId, purpose: PURPOSE, private: true, ...letter }));
      const made = tx.create(AccreditationEntity, {
        id: newId(),
        userId: caller.userId,
        state: reviewLifecycle.initial,
        grounds: request.grounds,
        verificationType: request.verificationType,
        detail: request.detail,
        documentFileId: documentFileId ?? null,
        documentName: upload?.name ?? null,
        declineReason: null,
        submittedAt: this.clock.now(),
        decidedAt: null,
        decidedBy: null,
        expiresAt: null,
      });
      await tx.insert(AccreditationEntity, made);
      await this.history.add(tx, {
        subjectType: 'accreditation',
        subjectId: made.id,
        from: null,
        to: made.state,
        actor: { name: caller.email, id: caller.userId },
      });
      await this.events.emit(tx, 'accreditation.submitted', { userId: caller.userId });
      return made;
    });
    return this.present(record);
  }

  /** SEC-46: the link works for five minutes. */
  private present(record: AccreditationEntity): Accreditation {
    return {
      id: record.id,
      status: record.state,
      declineReason: record.declineReason,
      grounds: record.grounds,
      verificationType: record.verificationType,
      detail: record.detail,
      document: documentOf(this.files, record),
      submittedAt: record.submittedAt,
      decidedAt: record.decidedAt,
      expiresAt: record.expiresAt,
    };
  }
}
