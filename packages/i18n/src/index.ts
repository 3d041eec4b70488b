export { formatDate, formatInstant, formatTime } from './dates.js';
export { latinDigits, readFigure, writeFigure, type FigureProblem, type ReadFigure } from './figures.js';
export { joinList } from './lists.js';
export { formatMoney, readMoney, writeMoney, type MoneyStyle } from './money.js';
export { readableParams } from './params.js';
export { readDecimal, readRate, writeDecimal, writeRate } from './rates.js';
export { CATALOGUES, createWords, placeholdersIn, type Say, type WordBook } from './words.js';
