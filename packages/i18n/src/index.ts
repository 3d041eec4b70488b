export { formatDate, formatInstant, formatOnScreen, formatOwnTime, formatTime, type DateStyle } from './dates.js';
export { latinDigits, readFigure, writeFigure, type FigureProblem, type ReadFigure } from './figures.js';
export { joinList, joinSentence } from './lists.js';
export { formatMoney, readMoney, writeMoney, type MoneyStyle } from './money.js';
export {
  countryName,
  currencyName,
  directionOf,
  initialsOf,
  ownTimeZone,
  shortReference,
  TIME_ZONES,
  timeZoneName,
} from './names.js';
export { formatAge, formatCount, formatMoneyShort, formatPercent } from './numbers.js';
export { readableParams } from './params.js';
export { readDecimal, readRate, writeDecimal, writeRate } from './rates.js';
export { CATALOGUES, createWords, placeholdersIn, type Say, type WordBook } from './words.js';
