import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import type { FilmRequest, PictureRequest } from '@cairn/contracts/campaigns/files/gallery.requests';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { PictureStore } from '../../../kernel/files/picture-store.js';
import type { Upload } from '../../../kernel/files/upload.js';
import type { Identity } from '../../../kernel/http/request.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { PartEdits } from '../record/part-edits.js';
import { FILM, PICTURE, type GalleryKind } from './gallery-kinds.js';
import { GalleryRepository, type GalleryItem, type GalleryWords } from './gallery.repository.js';

/** A campaign's pictures and films: added behind the others, moved, reworded and removed by its owner. */
@Injectable()
export class GalleryService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly gallery: GalleryRepository,
    private readonly pictures: PictureStore,
    private readonly parts: PartEdits,
    private readonly clock: Clock,
  ) {}

  async list(kind: GalleryKind, caller: Identity, campaignId: string, query: PageQuery): Promise<Page<GalleryItem>> {
    await this.campaigns.readable(caller, campaignId);
    return this.gallery.list(kind, campaignId, query);
  }

  shown(
    kind: GalleryKind,
    reader: Identity | undefined,
    campaignId: string,
    query: PageQuery,
  ): Promise<Page<GalleryItem>> {
    return this.gallery.shown(kind, campaignId, reader?.userId ?? null, query);
  }

  /**
   * V-26, V-27. A picture that is there already is not added again.
   * @throws as `PictureStore.make` does, gallery.full
   */
  async addPicture(caller: Identity, campaignId: string, words: PictureRequest, file: Upload): Promise<GalleryItem> {
    const made = await this.pictures.make(file.content, file.name, 'gallery');
    return this.database.inTx(async (tx) => {
      const campaign = await this.parts.open(tx, caller, campaignId);
      const known = createHash('sha256').update(made.content).digest();
      return this.add(tx, caller, campaign, { kind: PICTURE, words, known }, () =>
        this.pictures.save(tx, caller.userId, 'gallery', made),
      );
    });
  }

  /** V-14. One that is there already is not added again. */
  addFilm(caller: Identity, campaignId: string, { url, ...words }: FilmRequest): Promise<GalleryItem> {
    return this.database.inTx(async (tx) => {
      const campaign = await this.parts.open(tx, caller, campaignId);
      return this.add(tx, caller, campaign, { kind: FILM, words, known: url }, async () => url);
    });
  }

  change(
    kind: GalleryKind,
    caller: Identity,
    campaignId: string,
    id: string,
    { position, ...words }: GalleryWords & { position?: number | null },
  ): Promise<GalleryItem> {
    return this.database.inTx(async (tx) => {
      const campaign = await this.parts.open(tx, caller, campaignId);
      const before = await this.gallery.one(tx, kind, campaignId, id);
      const { title = before.title, description = before.description, url = before.url } = words;
      if (url !== before.url && (await this.gallery.same(tx, kind, campaignId, url)) !== null) {
        throw new DomainError('gallery.film_there', {}, [{ field: 'url', code: 'gallery.film_there' }]);
      }
      await this.gallery.change(tx, kind, id, { title, description, url });
      if (position) await this.gallery.move(tx, kind, campaignId, id, position);
      const after = await this.gallery.one(tx, kind, campaignId, id);
      await this.parts.note(tx, caller, campaign, {
        field: kind.field,
        before: describe(before),
        after: describe(after),
      });
      return after;
    });
  }

  async remove(kind: GalleryKind, caller: Identity, campaignId: string, id: string): Promise<void> {
    const fileId = await this.database.inTx(async (tx) => {
      const campaign = await this.parts.open(tx, caller, campaignId);
      const before = await this.gallery.one(tx, kind, campaignId, id);
      const file = await this.gallery.remove(tx, kind, campaignId, id);
      await this.parts.note(tx, caller, campaign, { field: kind.field, before: describe(before), after: null });
      return file;
    });
    if (fileId !== null) await this.pictures.empty(fileId);
  }

  private async add(
    tx: Tx,
    caller: Identity,
    campaign: CampaignEntity,
    { kind, words, known }: { kind: GalleryKind; words: PictureRequest; known: Buffer | string },
    store: () => Promise<string>,
  ): Promise<GalleryItem> {
    const { id: campaignId } = campaign;
    const { title = null, description = null } = words;
    const there = await this.gallery.same(tx, kind, campaignId, known);
    if (there !== null) return this.gallery.one(tx, kind, campaignId, there);
    if ((await this.gallery.count(tx, kind, campaignId)) >= kind.most) {
      throw new DomainError('gallery.full', { max: kind.most });
    }
    const item = { content: await store(), title, description, at: this.clock.now() };
    const id = await this.gallery.add(tx, kind, campaignId, item);
    const after = await this.gallery.one(tx, kind, campaignId, id);
    await this.parts.note(tx, caller, campaign, { field: kind.field, before: null, after: describe(after) });
    return after;
  }
}

/** One line about an item, as the history of edits shows it. */
const describe = ({ position, title, url }: GalleryItem): string => `${position}. ${title ?? url}`;
