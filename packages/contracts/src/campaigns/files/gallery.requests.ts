import { IntegerField, LineField, TextField } from '../../kernel/fields.js';
import { GALLERY_DESCRIPTION_MAX, GALLERY_TITLE_MAX, MOST_FILMS, MOST_PICTURES } from './gallery-limits.js';
import { isVideoUrl } from './video-url.js';

/** The words beside a picture; the picture itself is the form's file. */
export class PictureRequest {
  @LineField({ optional: true, max: GALLERY_TITLE_MAX })
  title?: string | null;
  @TextField({ optional: true, max: GALLERY_DESCRIPTION_MAX })
  description?: string | null;
}

export class ChangePictureRequest extends PictureRequest {
  /** Its new place, from 1. */
  @IntegerField({ optional: true, min: 1, max: MOST_PICTURES })
  position?: number | null;
}

/** V-14. */
export class FilmRequest {
  @LineField({ max: GALLERY_TITLE_MAX })
  title: string;
  @TextField({ max: 500, holds: isVideoUrl, code: 'validation.video_url' })
  url: string;
  @TextField({ optional: true, max: GALLERY_DESCRIPTION_MAX })
  description?: string | null;
}

export class ChangeFilmRequest {
  @LineField({ optional: true, min: 1, max: GALLERY_TITLE_MAX })
  title?: string;
  @TextField({ optional: true, max: 500, holds: isVideoUrl, code: 'validation.video_url' })
  url?: string;
  @TextField({ optional: true, max: GALLERY_DESCRIPTION_MAX })
  description?: string | null;
  /** Its new place, from 1. */
  @IntegerField({ optional: true, min: 1, max: MOST_FILMS })
  position?: number | null;
}
