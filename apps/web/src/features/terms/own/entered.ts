import type { ChangeTermsRequest } from '@cairn/contracts/campaigns/changes/changes.requests';
import { MATERIAL_FIELDS, type TermKind } from '@cairn/contracts/campaigns/changes/material-fields';
import type { Wire } from '@cairn/contracts/kernel/wire';
import type { TermsNow } from '../queries.js';

export type Entered = Wire<ChangeTermsRequest>;

const NUMBERS: ReadonlySet<TermKind> = new Set(['money', 'count', 'months']);

/** The terms in force, as the fields of the form hold them. */
export const storedOf = (terms: TermsNow['terms']): Partial<Record<string, number | string | null>> =>
  Object.fromEntries(
    terms.map(({ field, value }) => [
      field,
      value !== null && NUMBERS.has(MATERIAL_FIELDS[field].kind) ? Number(value) : value,
    ]),
  );

/** What is sent: the reason, and the fields that the form shows. */
export const enteredOf = (values: Entered, terms: TermsNow['terms']): Entered => ({
  reason: values.reason,
  ...Object.fromEntries(terms.map(({ field }) => [field, values[field] ?? null])),
});
