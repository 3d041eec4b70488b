export { formatDate, formatInstant, formatMoney } from './money.js';
export { CATALOGUES, createWords, readableParams, type Say, type WordBook } from './words.js';
