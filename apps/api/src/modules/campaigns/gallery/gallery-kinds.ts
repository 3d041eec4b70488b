import { MOST_FILMS, MOST_PICTURES } from '@cairn/contracts/campaigns/files/gallery-limits';

/** What a gallery holds: each kind in a table of its own, told apart by what one of it is. */
export interface GalleryKind {
  table: string;
  /** The column of the picture's file, or of the film's address. */
  content: string;
  /** The same as replies have it. */
  url: string;
  most: number;
  /** As the history of edits names it. */
  field: string;
}

export const PICTURE: GalleryKind = {
  table: 'campaign_picture',
  content: 'file_id',
  url: `'/media/' || file_id`,
  most: MOST_PICTURES,
  field: 'picture',
};

export const FILM: GalleryKind = {
  table: 'campaign_film',
  content: 'url',
  url: 'url',
  most: MOST_FILMS,
  field: 'film',
};
