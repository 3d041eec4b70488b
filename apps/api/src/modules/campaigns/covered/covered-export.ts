import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { fileState } from '../../../kernel/files/file-scans.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { ExportSources, type ExportedFile } from '../../users/index.js';
import { coveredCells } from './covered-cells.js';

interface Row {
  id: string;
  campaign: string;
  role: string;
  kind: string;
  details: Buffer;
  answers: Buffer | null;
  state: string;
  added_at: Date;
  answered_at: Date | null;
  decided_at: Date | null;
  reason: string | null;
  exception: string | null;
  disclosure: string | null;
}

const ROWS = `select p.id, c.name as campaign, p.role, p.kind, p.details, p.answers, p.state, p.added_at, p.answered_at,
    p.decided_at, p.reason, p.exception, p.disclosure
  from covered_person p join campaign c on c.id = p.campaign_id where c.owner_id = $1 order by p.added_at, p.id`;

/** What was scanned and found clean is handed out; the rest waits, or was refused. */
const DOCUMENTS = `select d.id, d.person_id as "personId", d.name, d.file_id as "fileId"
  from covered_person_document d
  where d.person_id = any($1::uuid[]) and ${fileState('d.file_id')} = 'ready' order by d.added_at, d.id`;

/** The covered persons that an owner listed, with their answers and the evidence, in the copy of their data. */
@Injectable()
export class CoveredExport implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly files: FileStore,
    private readonly sources: ExportSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({ name: 'covered-persons', collect: ({ id }) => this.collect(id) });
  }

  private async collect(ownerId: string): Promise<ExportedFile[]> {
    const rows = await this.database.query<Row>(ROWS, [ownerId]);
    if (rows.length === 0) return [];
    const evidence = await this.evidenceOf(rows.map(({ id }) => id));
    const persons = rows.map(({ id, details, answers, ...row }) => {
      const cells = coveredCells(this.personalData, id);
      return {
        ...row,
        ...cells.decryptDetails(details),
        answers: cells.decryptAnswers(answers),
        documents: evidence.filter(({ personId }) => personId === id).map(({ path }) => path),
      };
    });
    const list = {
      path: 'covered-persons.json',
      content: Buffer.from(`${JSON.stringify(persons, null, 2)}\n`, 'utf8'),
    };
    return [list, ...evidence.map(({ path, content }) => ({ path, content }))];
  }

  private async evidenceOf(personIds: readonly string[]): Promise<(ExportedFile & { personId: string })[]> {
    const kept = await this.database.query<{ id: string; personId: string; name: string; fileId: string }>(DOCUMENTS, [
      personIds,
    ]);
    const files: (ExportedFile & { personId: string })[] = [];
    // Two may have the same name.
    for (const { id, personId, name, fileId } of kept) {
      const { content } = await this.files.read(fileId);
      files.push({ personId, path: `covered-persons/${id}-${name}`, content });
    }
    return files;
  }
}
