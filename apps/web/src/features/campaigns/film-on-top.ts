import { filmOf } from '../../lib/page/film.js';
import type { PageData } from './queries.js';

/** Whether the owner chose the film for the top of the page, and there is one that can be shown. */
export const isFilmOnTop = ({ uploadType, videoUrl }: Pick<PageData, 'uploadType' | 'videoUrl'>): boolean =>
  uploadType === 'video' && videoUrl !== null && filmOf(videoUrl) !== null;
