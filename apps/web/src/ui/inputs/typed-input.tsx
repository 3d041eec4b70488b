import { readFigure, writeFigure } from '@cairn/i18n/figures';
import { readRate, writeRate } from '@cairn/i18n/rates';
import { FigureInput, type FigureKind, type FigureProps } from './figure-input.js';

const wholeNumber: FigureKind<number> = {
  read: (language, text) => {
    const read = readFigure(language, text, 0, BigInt(Number.MAX_SAFE_INTEGER));
    return 'value' in read ? { value: Number(read.value) } : read;
  },
  write: (language, value) => writeFigure(language, BigInt(value), 0),
  wrong: () => Number.NaN,
  isWrong: (value) => !Number.isSafeInteger(value) || value < 0,
  example: 1_234,
  isWhole: true,
};

/** A year is written without groups: 2016, never 2,016. */
const year: FigureKind<number> = { ...wholeNumber, write: (_language, value) => String(value), example: 2016 };

const DECIMAL = /^\d+(\.\d+)?$/;

/** The decimal text of the contracts; a text that is no percentage is kept as typed, which the rules refuse. */
const rate: FigureKind<string> = {
  read: (language, text) => {
    const read = readRate(language, text);
    return 'rate' in read ? { value: read.rate } : read;
  },
  write: writeRate,
  wrong: (text) => `${text}%`,
  isWrong: (value) => !DECIMAL.test(value),
  example: '0.085',
  isWhole: false,
};

/** A whole number; any other text becomes NaN, which the rules refuse. */
export const IntegerInput = (props: FigureProps<number>) => <FigureInput {...props} kind={wholeNumber} />;

/** A percentage, kept as the decimal text of the contracts. */
export const RateInput = (props: FigureProps<string>) => <FigureInput {...props} kind={rate} rightSection="%" />;

/** A year, such as that in which a company was founded. */
export const YearInput = (props: FigureProps<number>) => <FigureInput {...props} kind={year} />;
