import { withoutTurns } from '@cairn/contracts';
import type { CampaignLabel, PersonCard } from '@cairn/contracts/communication/notifications.replies';
import { mediaUrl } from '../../campaigns/index.js';

/** Of a person joined as `a` and a campaign joined as `c`: read at display time, so that a changed name is shown. */
export const LABEL_COLUMNS = `a.id as "actorId", a.first_name as "firstName", a.last_name as "lastName", a.slug as "actorSlug",
  c.id as "campaignId", c.name as "campaignName", c.slug as "campaignSlug", c.category as "campaignCategory",
  coalesce(c.logo_file_id, c.cover_file_id) as "campaignPicture"`;

export interface LabelRow {
  actorId: string | null;
  firstName: string | null;
  lastName: string | null;
  actorSlug: string | null;
  campaignId: string | null;
  campaignName: string | null;
  campaignSlug: string | null;
  campaignCategory: string | null;
  campaignPicture: string | null;
}

/** SEC-27: a name that is shown beside other people's words. */
export const nameOf = ({ firstName, lastName }: Pick<LabelRow, 'firstName' | 'lastName'>): string =>
  withoutTurns(`${firstName ?? ''} ${lastName ?? ''}`.trim());

export const personOf = (row: LabelRow): PersonCard | null =>
  row.actorId === null ? null : { id: row.actorId, name: nameOf(row), slug: row.actorSlug ?? '' };

export const campaignOf = (row: LabelRow): CampaignLabel | null =>
  row.campaignId === null
    ? null
    : {
        id: row.campaignId,
        name: withoutTurns(row.campaignName ?? ''),
        slug: row.campaignSlug ?? '',
        coverUrl: mediaUrl(row.campaignPicture),
        category: row.campaignCategory,
      };
