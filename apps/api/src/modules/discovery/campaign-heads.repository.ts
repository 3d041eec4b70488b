import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { Database } from '../../kernel/database/in-tx.js';

export interface CampaignHead {
  name: string;
  tagLine: string | null;
  summary: string | null;
  companyName: string | null;
  website: string | null;
  coverId: string | null;
  type: 'equity' | 'debt';
}

/** Campaigns that anybody may open. */
const PUBLIC = `(${CampaignStatus.active}, ${CampaignStatus.successful}, ${CampaignStatus.unsuccessful})`;
/** A sitemap holds at most 50,000 addresses; the pages of the site itself need a few. */
const MOST = 49_000;

/** What the public pages of campaigns say to crawlers. */
@Injectable()
export class CampaignHeadsRepository {
  constructor(private readonly database: Database) {}

  async bySlug(slug: string): Promise<CampaignHead | null> {
    const [row] = await this.database.query<CampaignHead>(
      `select name, tag_line as "tagLine", summary, company_name as "companyName", website,
         cover_file_id as "coverId", type
       from campaign where slug = $1 and status in ${PUBLIC}`,
      [slug],
    );
    return row ?? null;
  }

  /** Newest first, as many as a sitemap takes. */
  listed(): Promise<{ slug: string; updatedAt: Date }[]> {
    return this.database.query(
      `select slug, updated_at as "updatedAt" from campaign where status in ${PUBLIC} order by opens_at desc limit ${MOST}`,
    );
  }
}
