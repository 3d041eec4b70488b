import { formatFileSize as written } from '@cairn/i18n/figures';
import { languageOf } from './format.js';

/** The size of a file, as people read it. */
export const formatFileSize = (bytes: number, language: string): string => written(languageOf(language), bytes);
