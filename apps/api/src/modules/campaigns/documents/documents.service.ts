import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import { MOST_DOCUMENTS, MOST_VERSIONS } from '@cairn/contracts/campaigns/files/document-options';
import type { ChangeDocumentRequest, DocumentRequest } from '@cairn/contracts/campaigns/files/documents.requests';
import type { OwnDocument, ShownDocument } from '@cairn/contracts/campaigns/files/documents.replies';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Upload } from '../../../kernel/files/upload.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { PartEdits } from '../record/part-edits.js';
import { DocumentFiles } from './document-files.js';
import { DocumentsRepository } from './documents.repository.js';
import { KeyInformation } from './key-information.js';

/** Documents change while the campaign is live and after it has ended, when its reports come. */
const AFTERWARDS = { afterwards: true, ownerAlone: true };

/** One line about a document, as the history of edits shows it. */
const describe = ({ title, visibility, version }: Pick<OwnDocument, 'title' | 'visibility' | 'version'>): string =>
  `${title} (${visibility}, ${version})`;

/** An owner's documents: a file that is changed is a new version, and the earlier ones stay. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly documents: DocumentsRepository,
    private readonly files: DocumentFiles,
    private readonly parts: PartEdits,
    private readonly sheets: KeyInformation,
    private readonly clock: Clock,
  ) {}

  async list(caller: Identity, campaignId: string, query: PageQuery): Promise<Page<OwnDocument>> {
    await this.campaigns.owned(caller, campaignId);
    const { items, ...rest } = await this.documents.list(campaignId, query);
    return { ...rest, items: items.map((document) => this.files.present(document, caller)) };
  }

  shown(reader: Identity | undefined, campaignId: string, query: PageQuery): Promise<Page<ShownDocument>> {
    return this.documents.shown(campaignId, reader?.userId ?? null, query);
  }

  /** @throws document.full, file.type, file.too_small, and what `requireFit` refuses of a sheet */
  async add(caller: Identity, campaignId: string, request: DocumentRequest, upload: Upload): Promise<OwnDocument> {
    const content = await this.files.read(upload);
    return this.database.inTx(async (tx) => {
      const campaign = await this.parts.open(tx, caller, campaignId, AFTERWARDS);
      if ((await this.documents.count(tx, campaignId)) >= MOST_DOCUMENTS) {
        throw new DomainError('document.full', { max: MOST_DOCUMENTS });
      }
      const { title, visibility } = request;
      const words = { title, visibility, documentType: request.documentType ?? 'other' };
      await this.sheets.requireFit(tx, words, content.pages);
      const id = await this.documents.add(tx, campaignId, words, this.clock.now());
      await this.addVersion(tx, caller, id, upload, content);
      if (words.documentType === 'key_information') await this.sheets.tellInvestors(tx, campaign);
      const made = await this.documents.one(tx, campaignId, id);
      await this.parts.note(tx, caller, campaign, { field: 'document', before: null, after: describe(made) });
      return this.files.present(made, caller);
    });
  }

  /** @throws document.versions_full, file.type, file.too_small, document.sheet_* where it is, or was, the key information sheet */
  async change(
    caller: Identity,
    campaignId: string,
    id: string,
    request: ChangeDocumentRequest,
    upload?: Upload,
  ): Promise<OwnDocument> {
    const content = upload && (await this.files.read(upload));
    // Outside the transaction: the file that it has is read and parsed.
    const kept = content || request.documentType !== 'key_information' ? null : await this.keptFile(campaignId, id);
    return this.database.inTx(async (tx) => {
      const campaign = await this.parts.open(tx, caller, campaignId, AFTERWARDS);
      const before = await this.documents.one(tx, campaignId, id);
      const words = {
        title: request.title ?? before.title,
        documentType: request.documentType ?? before.documentType,
        visibility: request.visibility ?? before.visibility,
      };
      if (kept && kept.fileId !== before.fileId) throw new DomainError('file.busy');
      await this.sheets.requireFit(tx, words, content ? content.pages : kept?.pages);
      await this.documents.reword(tx, id, words);
      if (upload && content) {
        if (before.version >= MOST_VERSIONS) throw new DomainError('document.versions_full', { max: MOST_VERSIONS });
        await this.addVersion(tx, caller, id, upload, content);
      }
      if (before.documentType === 'key_information') await this.sheets.requireKept(tx, campaign);
      const isOther = upload !== undefined || before.documentType !== words.documentType;
      if (words.documentType === 'key_information' && isOther) await this.sheets.tellInvestors(tx, campaign);
      const after = await this.documents.one(tx, campaignId, id);
      const change = { field: 'document', before: describe(before), after: describe(after) };
      if (change.before !== change.after) await this.parts.note(tx, caller, campaign, change);
      return this.files.present(after, caller);
    });
  }

  async remove(caller: Identity, campaignId: string, id: string): Promise<void> {
    const files = await this.database.inTx(async (tx) => {
      const campaign = await this.parts.open(tx, caller, campaignId, AFTERWARDS);
      const before = await this.documents.one(tx, campaignId, id);
      const gone = await this.documents.remove(tx, id, this.clock.now());
      if (before.documentType === 'key_information') await this.sheets.requireKept(tx, campaign);
      await this.parts.note(tx, caller, campaign, { field: 'document', before: describe(before), after: null });
      return gone;
    });
    await this.files.empty(files);
  }

  private async keptFile(campaignId: string, id: string): Promise<{ fileId: string; pages: number | null }> {
    const document = await this.documents.one(this.database.manager, campaignId, id);
    return { fileId: document.fileId, pages: await this.files.pagesOf(document) };
  }

  private async addVersion(
    tx: Tx,
    caller: Identity,
    id: string,
    { name }: Upload,
    { content, contentType }: { content: Buffer; contentType: string },
  ): Promise<void> {
    const fileId = await this.files.save(tx, caller.userId, { content, contentType });
    const size = content.length;
    await this.documents.addVersion(tx, id, { fileId, name, contentType, size, at: this.clock.now() });
  }
}
