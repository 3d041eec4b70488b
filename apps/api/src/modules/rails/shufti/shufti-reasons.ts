import type { CheckReason } from '@cairn/contracts';

/**
 * Shufti Pro's codes by the reason that the person is told, as its documentation lists them
 * (developers.shuftipro.com, declined reasons of document, face, address and AML verification).
 */
const CODES: Readonly<Partial<Record<CheckReason, readonly number[]>>> = {
  face: [1, 15, 37, 38, 58, 87, 144, 166, 230, 277, 280, 281, 283],
  unreadable: [19, 96, 97, 219, 268, 279],
  expired_document: [8],
  altered: [3, 48, 56, 89, 194, 218, 235, 236, 237, 238, 239, 259, 278],
  not_original: [4, 6, 51, 59, 60, 62, 90, 98, 109, 131, 134, 225, 282],
  wrong_document: [13, 39, 210],
  name: [22, 75, 305],
  birth_date: [7],
  address: [23, 26, 80],
  not_found: [266],
  listed: [34, 160, 161, 162, 163, 164, 313, 314, 315],
  underage: [299],
  incomplete: [43, 241, 242, 243, 246, 274],
};

const REASON_OF = new Map(
  Object.entries(CODES).flatMap(
    ([reason, codes]) => codes.map((code) => [code, reason as CheckReason] as const), // the keys of the table
  ),
);

/** The reason of a code such as `SPDR15`; null for one that the table does not know. */
export const reasonOfCode = (code: string): CheckReason | null =>
  REASON_OF.get(Number(/^SPDR(\d+)$/.exec(code)?.[1] ?? NaN)) ?? null;
