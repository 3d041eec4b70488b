import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ReviewState } from '@cairn/contracts';
import type { IdentityDocument } from '@cairn/contracts/kyc/identity-check.replies';
import type { IdentityProvider } from '@cairn/contracts/rails/providers';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { documentContent } from '../../../kernel/files/document-content.js';
import { fileState, FileScans } from '../../../kernel/files/file-scans.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import type { Upload } from '../../../kernel/files/upload.js';
import type { Identity } from '../../../kernel/http/request.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { RailRegistry } from '../../rails/index.js';

const SWEEP = 'kyc.documents';
const PURPOSE = 'identity_document';
const BATCH = 10;
/** More than a person has papers. */
const MOST = 50;

interface NewDocument {
  title: string;
  /** To whom it is sent on; null where staff of the site look at it. */
  provider: IdentityProvider | null;
}

/** Documents that were scanned and that the provider has not taken yet, of people it knows. */
const WAITING = `select d.id as item from identity_document d
  join identity_party y on y.user_id = d.user_id and y.provider = d.provider
  where d.forwarded_at is null and ${fileState('d.file_id')} = 'ready'`;

interface Forwarded {
  provider: IdentityProvider;
  title: string;
  name: string;
  fileId: string;
  partyId: string;
}

/** Documents of identity: encoded anew, encrypted, scanned, and then opened by staff or sent on to the provider. */
@Injectable()
export class IdentityDocuments implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly scans: FileScans,
    private readonly rails: RailRegistry,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 30, run: () => this.forwardWaiting() });
    this.parked.register({ sweep: SWEEP, waiting: WAITING });
  }

  /** @throws kyc.record_first where nothing was handed in yet, kyc.approved_already, kyc.documents_most */
  async requireUnderReview(userId: string): Promise<void> {
    const [record] = await this.database.query<{ state: ReviewState; count: number }>(
      `select p.state, (select count(*)::int from identity_document d where d.user_id = p.user_id) as count
       from investor_profile p where p.user_id = $1`,
      [userId],
    );
    if (record === undefined) throw new DomainError('kyc.record_first');
    if (record.state === 'approved') throw new DomainError('kyc.approved_already');
    if (record.count >= MOST) throw new DomainError('kyc.documents_most', { most: MOST });
  }

  /** @throws file.type, file.locked, file.active, file.too_small, file.busy */
  async add(caller: Identity, { title, provider }: NewDocument, upload: Upload): Promise<void> {
    // The provider takes no newer form of a picture than PNG.
    const made = await documentContent(upload, 'png');
    await this.database.inTx(async (tx) => {
      const fileId = await this.files.save(tx, { ownerId: caller.userId, purpose: PURPOSE, private: true, ...made });
      await this.scans.quarantine(tx, fileId);
      await tx.query(
        `insert into identity_document (id, user_id, provider, title, name, file_id, sent_at)
         values ($1, $2, $3, $4, $5, $6, kernel.now())`,
        [newId(), caller.userId, provider, title, upload.name, fileId],
      );
    });
  }

  of(userId: string): Promise<IdentityDocument[]> {
    return this.database.query<IdentityDocument>(
      `select id, title, name, sent_at as "sentAt" from identity_document
       where user_id = $1 order by sent_at desc limit ${MOST}`,
      [userId],
    );
  }

  private async forwardWaiting(): Promise<number> {
    const waiting = await this.database.query<{ item: string }>(
      `${WAITING} and ${notParked(SWEEP, 'd.id')} order by d.sent_at limit ${BATCH}`,
    );
    return this.parked.each(
      SWEEP,
      waiting.map(({ item }) => item),
      (id) => this.forward(id),
    );
  }

  private async forward(id: string): Promise<void> {
    const [document] = await this.database.query<Forwarded>(
      `select d.provider, d.title, d.name, d.file_id as "fileId", y.party_id as "partyId"
       from identity_document d join identity_party y on y.user_id = d.user_id and y.provider = d.provider where d.id = $1`,
      [id],
    );
    if (document === undefined) return;
    const { contentType, content } = await this.files.read(document.fileId);
    const extension = contentType === 'application/pdf' ? 'pdf' : 'png';
    const outcome = await this.rails
      .of('identity', document.provider)
      .addDocument?.({ key: `identity_document:${id}`, attempt: 1, ip: null }, document.partyId, {
        title: document.title,
        fileName: `${document.title}.${extension}`,
        contentType,
        content,
      });
    if (outcome?.kind === 'rejected') throw new Error(`The provider refused a document: ${outcome.code}`);
    if (outcome?.kind !== 'ok') throw new DomainError('kyc.provider_unavailable');
    await this.database.query('update identity_document set forwarded_at = kernel.now() where id = $1', [id]);
  }
}
