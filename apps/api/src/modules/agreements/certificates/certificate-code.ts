import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letter that looks like a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP = 4;

const group = (): string => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** 60 random bits: who has the code was given it. */
export const newCertificateCode = (): string => Array.from({ length: GROUPS }, group).join('-');

/** As it was typed: without blanks, in capitals, and with the letters that people mix up. */
export const readCertificateCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '')
    .replace(/^(.{4})(.{4})(.{4})$/, '$1-$2-$3');

const DIGITS = 6;

/** A certificate's number as it is written. */
export const certificateNumber = (number: number): string => `C-${String(number).padStart(DIGITS, '0')}`;
