import { ChoiceField, CurrencyCodeField, CurrencyField, TextField } from '../kernel/fields.js';
import type { OptionKind } from './content-kinds.js';

/** Lists whose entries an operator switches on and off: the option lists, and the currencies. */
export type SwitchedList = OptionKind | 'currency';

/** A field of a request whose value is a code of such a list. */
export interface OptionField {
  field: string;
  list: SwitchedList;
}

const FIELDS = new Map<unknown, OptionField[]>();

const inList =
  (list: SwitchedList, shape: PropertyDecorator): PropertyDecorator =>
  (target, key) => {
    shape(target, key);
    const known = FIELDS.get(target.constructor) ?? [];
    FIELDS.set(target.constructor, [...known, { field: String(key), list }]);
  };

/** A choice of an option list whose codes the product has; the API refuses those that are hidden. */
export const OptionField = (
  list: OptionKind,
  codes: readonly string[],
  options: { optional?: boolean } = {},
): PropertyDecorator => inList(list, ChoiceField(codes, options));

/** A code of a list to which operators add their own. */
export const OperatorOptionField = (list: OptionKind, options: { optional?: boolean } = {}): PropertyDecorator =>
  inList(list, TextField({ ...options, max: 80 }));

/** A currency that something new is to be in. */
export const OfferedCurrencyField = (options: { optional?: boolean } = {}): PropertyDecorator =>
  inList('currency', CurrencyCodeField(options));

/** The same where the currency has to be one whose decimals are known. */
export const OfferedKnownCurrencyField = (): PropertyDecorator => inList('currency', CurrencyField());

/** The fields of a request, or of its class, that choose from lists. */
export const optionFieldsOf = (request: object): readonly OptionField[] =>
  FIELDS.get(typeof request === 'function' ? request : request.constructor) ?? [];

/** Every class of requests that has such fields and was loaded. */
export const classesWithOptions = (): unknown[] => [...FIELDS.keys()];
