import { Injectable } from '@nestjs/common';
import type { EvidenceKind } from '@cairn/contracts/kyc/accreditation-methods';
import type { AccreditationDocument } from '@cairn/contracts/kyc/kyc.replies';
import type { EntityManager } from 'typeorm';
import { newId } from '../../../kernel/crypto/ids.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import { documentContent } from '../../../kernel/files/document-content.js';
import { FileScans } from '../../../kernel/files/file-scans.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import type { Upload } from '../../../kernel/files/upload.js';
import { AccreditationEvidenceEntity } from './accreditation-evidence.entity.js';
import { evidenceAges, isTooOld } from './evidence-age.js';

const PURPOSE = 'accreditation_evidence';
/** More than any way of proof takes. */
const MOST = 12;

type Content = Awaited<ReturnType<typeof documentContent>>;

/** A document to be kept: its content was looked into before. */
export interface NewEvidence {
  kind: EvidenceKind;
  datedOn: string | null;
  name: string;
  content: Content;
}

/** The documents of an application, each with the day that it bears. */
@Injectable()
export class AccreditationEvidence {
  constructor(
    private readonly files: FileStore,
    private readonly scans: FileScans,
  ) {}

  /** Outside a transaction: pictures are encoded anew, as PNG, since no provider takes a newer form. */
  content(upload: Upload): Promise<Content> {
    return documentContent(upload, 'png');
  }

  /**
   * @param field the name of the day in the request
   * @throws accreditation.evidence_old, accreditation.evidence_future, at the field
   */
  async requireRecent(reader: EntityManager, field: string, kind: EvidenceKind, datedOn: string): Promise<void> {
    const ages = await evidenceAges(reader);
    if (datedOn > ages.today) throw fieldError(field, 'accreditation.evidence_future');
    if (isTooOld(ages, kind, datedOn)) {
      throw fieldError(field, 'accreditation.evidence_old', { since: ages.since(kind), days: ages.days });
    }
  }

  /** @throws accreditation.evidence_most */
  async add(tx: Tx, ownerId: string, accreditationId: string, { content, ...row }: NewEvidence): Promise<void> {
    if ((await tx.countBy(AccreditationEvidenceEntity, { accreditationId })) >= MOST) {
      throw new DomainError('accreditation.evidence_most', { most: MOST });
    }
    const fileId = await this.files.save(tx, { ownerId, purpose: PURPOSE, private: true, ...content });
    await this.scans.quarantine(tx, fileId);
    const made = tx.create(AccreditationEvidenceEntity, { id: newId(), accreditationId, ...row, fileId });
    await tx.query(
      `insert into accreditation_evidence (id, accreditation_id, kind, name, dated_on, file_id, added_at)
       values ($1, $2, $3, $4, $5, $6, kernel.now())`,
      [made.id, accreditationId, made.kind, made.name, made.datedOn, fileId],
    );
  }

  /** Oldest first, by links that work for five minutes (SEC-46), and not before the file was scanned. */
  async of(reader: EntityManager, accreditationId: string): Promise<AccreditationDocument[]> {
    const kept = await reader.find(AccreditationEvidenceEntity, {
      where: { accreditationId },
      order: { addedAt: 'ASC', id: 'ASC' },
    });
    const states = await this.scans.statesOf(
      reader,
      kept.map(({ fileId }) => fileId),
    );
    return kept.map(({ fileId, accreditationId: _of, forwardedAt: _sent, ...document }) => ({
      ...document,
      file: states.get(fileId) ?? 'ready',
      link: this.files.link(fileId, true),
    }));
  }
}
