import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Figure } from '@cairn/contracts/campaigns/files/figures.replies';
import { MOST_FIGURES_OF_CAMPAIGN } from '@cairn/contracts/campaigns/files/figures.replies';
import { figuresOf } from '@cairn/contracts/content/rich-text-rules';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { makeFigure } from '../../../kernel/files/figure-pictures.js';
import type { Upload } from '../../../kernel/files/upload.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { FiguresRepository } from './figures.repository.js';

/** Pictures inside the texts of a campaign. */
@Injectable()
export class CampaignFigures {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly figures: FiguresRepository,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /**
   * V-26, V-28. A picture that is there already is not added again.
   * @throws as `makeFigure` does, figure.full
   */
  async add(caller: Identity, campaignId: string, upload: Upload): Promise<Figure> {
    const { content, width, height } = await makeFigure(upload);
    return this.database.inTx(async (tx) => {
      await this.campaigns.lockForEditor(tx, campaignId, caller);
      const known = await this.figures.same(tx, campaignId, createHash('sha256').update(content).digest());
      if (known !== null) return known;
      if ((await this.figures.count(tx, campaignId)) >= MOST_FIGURES_OF_CAMPAIGN)
        throw new DomainError('figure.full', { max: MOST_FIGURES_OF_CAMPAIGN });
      const fileId = await this.files.save(tx, {
        ownerId: caller.userId,
        purpose: 'figure',
        contentType: 'image/webp',
        content,
        private: false,
      });
      const figure = { fileId, width, height };
      await this.figures.add(tx, campaignId, figure, this.clock.now());
      return figure;
    });
  }

  /** @throws figure.unknown beside the field, where a picture of the text was not uploaded to this campaign */
  async requireOwn(tx: Tx, campaignId: string, field: string, document: unknown): Promise<void> {
    const fileIds = figuresOf(document);
    if (fileIds.length > 0 && (await this.figures.known(tx, campaignId, fileIds)) < fileIds.length)
      throw fieldError(field, 'figure.unknown');
  }
}
