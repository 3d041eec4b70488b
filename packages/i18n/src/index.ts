export { formatDate, formatInstant } from './dates.js';
export { formatMoney, type MoneyStyle } from './money.js';
export { readableParams } from './params.js';
export { CATALOGUES, createWords, placeholdersIn, type Say, type WordBook } from './words.js';
