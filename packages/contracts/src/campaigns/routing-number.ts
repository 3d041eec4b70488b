import { TextField } from '../kernel/fields.js';

const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** V-10: nine digits whose weighted sum (3-7-1) is a multiple of ten (ABA Routing Number Administrative Rules). */
export const isAbaRouting = (digits: string): boolean =>
  /^\d{9}$/.test(digits) &&
  digits !== '000000000' &&
  [...digits].reduce((sum, digit, place) => sum + Number(digit) * (WEIGHTS[place] ?? 0), 0) % 10 === 0;

/** A bank's routing number in the United States. */
export const RoutingNumberField = (): PropertyDecorator =>
  TextField({ max: 9, code: 'validation.routing_number', holds: isAbaRouting });
