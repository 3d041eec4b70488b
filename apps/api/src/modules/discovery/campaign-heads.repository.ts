import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/in-tx.js';

export interface CampaignHead {
  name: string;
  tagLine: string | null;
  summary: string | null;
  companyName: string | null;
  website: string | null;
  coverId: string | null;
  type: 'equity' | 'debt';
  testsInterest: boolean;
}

/** A sitemap holds at most 50,000 addresses; the pages of the site itself need a few. */
const MOST = 49_000;

/** The metadata of public campaign pages for crawlers. */
@Injectable()
export class CampaignHeadsRepository {
  constructor(private readonly database: Database) {}

  async bySlug(slug: string): Promise<CampaignHead | null> {
    const [row] = await this.database.query<CampaignHead>(
      `select name, tag_line as "tagLine", summary, company_name as "companyName", website,
         cover_file_id as "coverId", type, test_the_water as "testsInterest"
       from campaign where slug = $1 and is_public`,
      [slug],
    );
    return row ?? null;
  }

  /** Newest first, as many as a sitemap takes. */
  listed(): Promise<{ slug: string; updatedAt: Date }[]> {
    return this.database.query(
      `select slug, updated_at as "updatedAt" from campaign where is_public order by opens_at desc limit ${MOST}`,
    );
  }
}
