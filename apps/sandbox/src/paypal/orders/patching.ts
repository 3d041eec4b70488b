import { invalid, unprocessable } from '../api/issues.js';
import { fault, list, object, text, anything } from '../api/shape.js';
import type { OrderDocument, UnitDocument } from '../documents.js';
import { readAmount } from '../money.js';
import { AMOUNT, UNIT_MEMBERS } from './request.js';

const OPERATIONS = ['add', 'remove', 'replace'];
/** `/purchase_units/@reference_id=='default'/custom_id` */
const PATH = /^\/purchase_units\/@reference_id=='([^']{1,256})'\/(\w+)$/;

/** What a change of an order must look like. */
export const PATCH_SHAPE = list(
  object({ 'op!': text({ of: OPERATIONS }), 'path!': text({ most: 512 }), value: anything }),
  1,
  30,
);

interface Patch {
  op: string;
  path: string;
  value?: unknown;
}

const MEMBERS = {
  description: 'description',
  custom_id: 'customId',
  invoice_id: 'invoiceId',
  soft_descriptor: 'softDescriptor',
} as const;
type Member = keyof typeof MEMBERS;
const isMember = (name: string): name is Member => name in MEMBERS;

function patchUnit(unit: UnitDocument, name: string, { op, value }: Patch, field: string): void {
  if (name === 'amount') {
    const faults = op === 'replace' ? AMOUNT(value, field) : [fault('INVALID_PARAMETER_VALUE', field)];
    if (faults.length > 0) throw invalid(faults);
    const { currency_code: currency, value: figure } = value as { currency_code: string; value: string };
    unit.amount = readAmount(currency, figure, field);
    return;
  }
  if (!isMember(name)) throw unprocessable('NOT_PATCHABLE', field);
  if (op === 'remove') {
    unit[MEMBERS[name]] = null;
    return;
  }
  const faults = UNIT_MEMBERS[name](value, field);
  if (faults.length > 0) throw invalid(faults);
  unit[MEMBERS[name]] = String(value);
}

/** Changes an order that is not captured yet: all of the changes or none. */
export function patchOrder(order: OrderDocument, body: unknown): UnitDocument[] {
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  const units = structuredClone(order.units);
  // The shape of the operation has let it through.
  for (const [index, patch] of (body as Patch[]).entries()) {
    const [, reference, name = ''] = PATH.exec(patch.path) ?? [];
    if (reference === undefined) throw unprocessable('FIELD_NOT_PATCHABLE', `/${index}/path`);
    const unit = units.find(({ referenceId }) => referenceId === reference);
    if (unit === undefined) throw unprocessable('REFERENCE_ID_NOT_FOUND', `/${index}/path`);
    patchUnit(unit, name, patch, `/${index}/value`);
  }
  if (new Set(units.map(({ amount }) => amount.currency)).size > 1) throw unprocessable('MULTI_CURRENCY_ORDER');
  return units;
}
