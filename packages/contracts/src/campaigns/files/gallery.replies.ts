import { IdField, InstantField, IntegerField, TextField } from '../../kernel/fields.js';
import { GALLERY_DESCRIPTION_MAX, GALLERY_TITLE_MAX } from './gallery-limits.js';

class GalleryItem {
  @IdField()
  id: string;
  @TextField({ optional: true, max: GALLERY_TITLE_MAX })
  title: string | null;
  @TextField({ optional: true, max: GALLERY_DESCRIPTION_MAX })
  description: string | null;
  /** Its place, from 1. */
  @IntegerField()
  position: number;
  @InstantField()
  createdAt: Date;
}

export class GalleryPicture extends GalleryItem {
  /** The picture in 700x500; with `?size=1552x1109` for large screens, with `?size=360x283` for a list. */
  @TextField()
  url: string;
}

export class GalleryFilm extends GalleryItem {
  /** V-14: on YouTube or Vimeo. */
  @TextField({ max: 500 })
  url: string;
}
