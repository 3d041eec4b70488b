import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import type { DocumentType, DocumentVisibility } from '@cairn/contracts/campaigns/files/document-options';
import type { GivenSheet } from '@cairn/contracts/investments/given-sheet.reply';
import type { EntityManager } from 'typeorm';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import { Events } from '../../../kernel/outbox/events.js';
import type { CampaignEntity } from '../record/campaign.entity.js';

/** What `requireFit` throws. */
export const SHEET_ERRORS = ['document.sheet_public', 'document.sheet_pdf', 'document.sheet_pages'] as const;

type Asked = Pick<CampaignEntity, 'id' | 'testTheWater'>;

type Told = Pick<CampaignEntity, 'id' | 'name' | 'slug' | 'status'>;

const INVESTORS = `select distinct investor_id as "userId" from investment where campaign_id = $1 and state = 'received'`;

/** What a document is, once it is changed. */
interface Sheet {
  documentType: DocumentType;
  visibility: DocumentVisibility;
}

/** The key investment information sheet, under a law that asks for one (Regulation (EU) 2020/1503, Article 23). */
@Injectable()
export class KeyInformation {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  /** Whether it is there and can be opened; undefined where the law asks for none. A test of interest sells nothing. */
  async isThere(
    { id, testTheWater }: Asked,
    reader: EntityManager = this.database.manager,
  ): Promise<boolean | undefined> {
    if (testTheWater || (await this.mostPages(reader)) === null) return undefined;
    return (await this.given(reader, id)) !== null;
  }

  /** @throws document.sheet_missing */
  async require(tx: Tx, campaign: Asked): Promise<void> {
    if ((await this.isThere(campaign, tx)) === false) throw new DomainError('document.sheet_missing');
  }

  /** The one that is given to investors now; null without. */
  async given(reader: EntityManager, campaignId: string): Promise<GivenSheet | null> {
    const [sheet] = await reader.query<GivenSheet[]>(
      `select document_id as "documentId", version, date_trunc('milliseconds', uploaded_at) as "uploadedAt"
       from key_information_of($1)`,
      [campaignId],
    );
    return sheet ?? null;
  }

  /** The same under a law with these figures; null where it asks for none. */
  async givenBy(figures: object, reader: EntityManager, campaignId: string): Promise<GivenSheet | null> {
    return 'key_information_pages' in figures ? this.given(reader, campaignId) : null;
  }

  /**
   * What a sheet has to be: a PDF of as many pages as the law allows, open to everybody.
   * @param pages of its file; null where that is no PDF, undefined where another was found fit before
   * @throws document.sheet_public, document.sheet_pdf, document.sheet_pages
   */
  async requireFit(tx: Tx, { documentType, visibility }: Sheet, pages: number | null | undefined): Promise<void> {
    if (documentType !== 'key_information') return;
    const most = await this.mostPages(tx);
    if (most === null) return;
    if (visibility !== 'public') throw fieldError('visibility', 'document.sheet_public');
    if (pages === null) throw fieldError('file', 'document.sheet_pdf');
    if (pages !== undefined && pages > most) throw fieldError('file', 'document.sheet_pages', { max: most, pages });
  }

  /**
   * After a sheet is changed or removed: an open offer is not left without what its investors decide by.
   * @throws document.sheet_needed
   */
  async requireKept(tx: Tx, campaign: Pick<CampaignEntity, 'id' | 'testTheWater' | 'status'>): Promise<void> {
    if (campaign.status === CampaignStatus.active && (await this.isThere(campaign, tx)) === false)
      throw new DomainError('document.sheet_needed');
  }

  /**
   * Whoever has paid and can still withdraw is told of another sheet than the one that they decided by. Whoever has not paid
   * is asked to read it first.
   */
  async tellInvestors(tx: Tx, { id, name, slug, status }: Told): Promise<void> {
    if (status !== CampaignStatus.active || (await this.mostPages(tx)) === null) return;
    const investors = await tx.query<{ userId: string }[]>(INVESTORS, [id]);
    const about = { campaignId: id, campaign: name, slug };
    await this.events.emitMany(
      tx,
      'campaign.sheet_replaced',
      investors.map(({ userId }) => ({ ...about, userId })),
    );
  }

  private async mostPages(reader: EntityManager): Promise<number | null> {
    const [law] = await reader.query<{ pages: number | null }[]>('select key_information_pages() as pages');
    return law?.pages ?? null;
  }
}
