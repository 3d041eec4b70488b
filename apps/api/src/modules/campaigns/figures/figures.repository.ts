import { Injectable } from '@nestjs/common';
import type { Figure } from '@cairn/contracts/campaigns/files/figures.replies';
import type { Tx } from '../../../kernel/database/in-tx.js';

const FIGURE = 'f.file_id as "fileId", f.width, f.height';

/** Who writes has locked the campaign. */
@Injectable()
export class FiguresRepository {
  /** The picture of the same content that the campaign has already. */
  async same(tx: Tx, campaignId: string, sha256: Buffer): Promise<Figure | null> {
    const [row] = await tx.query<Figure[]>(
      `select ${FIGURE} from campaign_figure f join kernel.file on file.id = f.file_id
       where f.campaign_id = $1 and file.sha256 = $2 limit 1`,
      [campaignId, sha256],
    );
    return row ?? null;
  }

  async count(tx: Tx, campaignId: string): Promise<number> {
    const [row] = await tx.query<{ count: number }[]>(
      'select count(*)::int as count from campaign_figure where campaign_id = $1',
      [campaignId],
    );
    return row?.count ?? 0;
  }

  async add(tx: Tx, campaignId: string, { fileId, width, height }: Figure, at: Date): Promise<void> {
    await tx.query(
      'insert into campaign_figure (campaign_id, file_id, width, height, created_at) values ($1, $2, $3, $4, $5)',
      [campaignId, fileId, width, height, at],
    );
  }

  /** How many of these files are pictures of the campaign's. */
  async known(tx: Tx, campaignId: string, fileIds: readonly string[]): Promise<number> {
    const [row] = await tx.query<{ count: number }[]>(
      'select count(*)::int as count from campaign_figure where campaign_id = $1 and file_id = any($2::uuid[])',
      [campaignId, fileIds],
    );
    return row?.count ?? 0;
  }
}
