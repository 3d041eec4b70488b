export { JurisdictionsModule } from './jurisdictions.module.js';
export { lackForAmount, LACK_CODES, lacksOf } from './lacks.js';
export { PackOfSite } from './pack-of-site.js';
export { figureOf, figureOrNull, type Figures } from './site-pack.js';
export { readTimeToThink, timeToThink, type TimeToThinkColumn } from './time-to-think.sql.js';
export { categoryOf, newest, type Lack, type Standing } from './standing.js';
