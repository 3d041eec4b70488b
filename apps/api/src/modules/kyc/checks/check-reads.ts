import { Injectable } from '@nestjs/common';
import type {
  IdentityAppealReview,
  IdentityCheckReview,
  IdentityDetail,
  IdentityDocumentReview,
} from '@cairn/contracts/admin/review.replies';
import type { IdentityAppeal } from '@cairn/contracts/kyc/kyc.replies';
import { Database } from '../../../kernel/database/in-tx.js';
import { fileState } from '../../../kernel/files/file-scans.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { History } from '../../../kernel/history/history.js';
import { CaseReads } from '../screening/case-reads.js';

/** More attempts than anybody makes. */
const MOST = 50;

type DocumentRow = Omit<IdentityDocumentReview, 'link'> & { fileId: string };

/** What compliance reads of a person's checks, and of matches with lists. */
@Injectable()
export class CheckReads {
  constructor(
    private readonly database: Database,
    private readonly history: History,
    private readonly files: FileStore,
    private readonly cases: CaseReads,
  ) {}

  async of(userId: string): Promise<Pick<IdentityDetail, 'appeal' | 'checks' | 'documents' | 'matches'>> {
    const [checks, documents, appeal, matches] = await Promise.all([
      this.checksOf(userId),
      this.documentsOf(userId),
      this.appealOf(userId),
      this.cases.ofPerson(userId),
    ]);
    return { checks, documents, appeal, matches };
  }

  private async checksOf(userId: string): Promise<IdentityCheckReview[]> {
    const rows = await this.database.query<Omit<IdentityCheckReview, 'history'>>(
      `select id, provider, ref, attempt, state, reasons, codes, results, document_expires_on::text as "documentExpiresOn",
         created_at as "startedAt", decided_at as "decidedAt"
       from identity_check where user_id = $1 order by created_at desc limit ${MOST}`,
      [userId],
    );
    return Promise.all(rows.map(async (row) => ({ ...row, history: await this.history.of('identity_check', row.id) })));
  }

  /** SEC-46: each link works for five minutes, and whoever opens it is logged. */
  private async documentsOf(userId: string): Promise<IdentityDocumentReview[]> {
    const rows = await this.database.query<DocumentRow>(
      `select d.id, d.title, d.name, d.sent_at as "sentAt", d.forwarded_at as "forwardedAt", d.file_id as "fileId",
         ${fileState('d.file_id')} as file
       from identity_document d where d.user_id = $1 order by d.sent_at desc limit ${MOST}`,
      [userId],
    );
    return rows.map(({ fileId, ...row }) => ({ ...row, link: this.files.link(fileId, true) }));
  }

  private async appealOf(userId: string): Promise<IdentityAppealReview | null> {
    const [appeal] = await this.database.query<IdentityAppeal & { identityId: string }>(
      `select a.note, a.created_at as at, p.id as "identityId"
       from identity_appeal a join investor_profile p on p.user_id = a.user_id
       where a.user_id = $1 order by a.created_at desc limit 1`,
      [userId],
    );
    if (appeal === undefined) return null;
    const { identityId, ...said } = appeal;
    const moves = await this.history.of('identity', identityId);
    const against = moves.findLast(({ to, at }) => to === 'declined' && at <= said.at);
    return {
      ...said,
      declineReason: against?.reason ?? null,
      declinedBy: against?.actor ?? null,
      declinedAt: against?.at ?? null,
    };
  }
}
