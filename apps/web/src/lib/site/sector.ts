import { CATEGORIES } from '@cairn/contracts/campaigns/options';
import { oneOf } from '../format/search-filter.js';

export type Sector = (typeof CATEGORIES)[number];

/** A campaign's sector by its stored code, which may be newer than this client: then it is another one. */
export const sectorOf = (code: string): Sector => oneOf(code, CATEGORIES) ?? 'other';
