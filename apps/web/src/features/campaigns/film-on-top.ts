import { filmOf } from '../../lib/page/film.js';
import type { PageData } from './queries.js';

/** Whether there is a film that can be shown. */
export const hasFilm = ({ videoUrl }: Pick<PageData, 'videoUrl'>): boolean =>
  videoUrl !== null && filmOf(videoUrl) !== null;

/** Whether the owner chose the film for the top of the page, and there is one that can be shown. */
export const isFilmOnTop = (page: Pick<PageData, 'uploadType' | 'videoUrl'>): boolean =>
  page.uploadType === 'video' && hasFilm(page);
