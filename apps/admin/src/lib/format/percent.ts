import type { Language } from '@cairn/contracts';
import { formatPercent, readFigure, writeFigure, type ReadFigure } from '@cairn/i18n';

/** Basis points are hundredths of a percent: 290 is "2.9". */
export const percentText = (language: Language, points: number): string => {
  const decimals = points % 100 === 0 ? 0 : points % 10 === 0 ? 1 : 2;
  return writeFigure(language, BigInt(points / 10 ** (2 - decimals)), decimals);
};

/** Basis points with the sign of a percentage: 290 is "2.9%". */
export const percentOf = (language: Language, points: number): string => formatPercent(language, points / 10_000, 2);

/** Basis points of what somebody typed as a percentage, with or without its sign. */
export const readPercent = (language: Language, text: string, most: bigint): ReadFigure =>
  readFigure(language, text.replace(/[%\u066a]/, ''), 2, most);
