import { Injectable } from '@nestjs/common';
import { SCREENING_LISTS, type ScreeningListKind } from '@cairn/contracts';
import type { ScreeningListRow } from '@cairn/contracts/screening/screening.replies';
import type { FastifyRequest } from 'fastify';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { ListFiles, type KeptList } from './list-files.js';
import { ListReads } from './list-reads.js';

interface NewList {
  id: string;
  kind: ScreeningListKind;
  kept: KeptList;
}

/** Takes an uploaded list; it is read in the background, and in force once the whole of it is. */
@Injectable()
export class ListUploads {
  constructor(
    private readonly database: Database,
    private readonly files: ListFiles,
    private readonly reads: ListReads,
    private readonly audit: AuditLog,
  ) {}

  /** @throws request.not_found for another kind of list, file.required, file.too_large, screening.header */
  async take(admin: Identity, word: string, request: FastifyRequest): Promise<ScreeningListRow> {
    const kind = SCREENING_LISTS.find((known) => known === word);
    if (kind === undefined) throw notFound();
    const kept = await this.files.keep(request, admin.userId);
    const id = newId();
    await this.files.forget(await this.enter(admin, { id, kind, kept }));
    return this.reads.one(id);
  }

  /** @returns the files of the lists that it supersedes */
  private async enter(admin: Identity, list: NewList): Promise<string[]> {
    try {
      return await this.database.inTx(async (tx) => {
        const before = await this.supersede(tx, list.kind);
        await this.insert(tx, admin, list);
        return before;
      });
    } catch (error) {
      await this.files.forget(list.kept.fileIds);
      throw error;
    }
  }

  /** Of two lists that wait, only the newer one counts. */
  private async supersede(tx: Tx, kind: ScreeningListKind): Promise<string[]> {
    const before = rowsOfUpdate<{ fileIds: string[] }>(
      await tx.query(
        `update screening_list set state = 'refused', fault = 'superseded', finished_at = kernel.now()
         where id in (select id from screening_list where kind = $1 and state = 'waiting' for update skip locked)
         returning file_ids as "fileIds"`,
        [kind],
      ),
    );
    return before.flatMap(({ fileIds }) => fileIds);
  }

  private async insert(tx: Tx, admin: Identity, { id, kind, kept }: NewList): Promise<void> {
    const { fileName, size, sha256, fileIds } = kept;
    await tx.query(
      `insert into screening_list (id, kind, state, file_name, size, sha256, file_ids, uploaded_by, uploaded_at)
       values ($1, $2, 'waiting', $3, $4, $5, $6, $7, kernel.now())`,
      [id, kind, fileName, size, sha256, fileIds, admin.userId],
    );
    await this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action: 'screening_list.uploaded',
      subjectType: 'screening_list',
      subjectId: id,
      after: { kind, fileName, size, sha256 },
    });
  }
}
