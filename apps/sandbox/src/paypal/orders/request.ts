import { unprocessable } from '../api/issues.js';
import { address, list, moneyShape, object, text } from '../api/shape.js';
import type { OrderDocument, UnitDocument } from '../documents.js';
import { readAmount } from '../money.js';

const LOCALE = /^[a-z]{2}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;
export const UNIT_MEMBERS = {
  description: text({ most: 127 }),
  custom_id: text({ most: 127 }),
  invoice_id: text({ most: 127 }),
  soft_descriptor: text({ most: 22 }),
};
export const AMOUNT = moneyShape('currency_code');
export const REFERENCE = text({ most: 256 });

const EXPERIENCE = object({
  return_url: address,
  cancel_url: address,
  user_action: text({ of: ['CONTINUE', 'PAY_NOW'] }),
  shipping_preference: text({ of: ['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'] }),
  landing_page: text({ of: ['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE', 'BILLING'] }),
  payment_method_preference: text({ of: ['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED'] }),
  brand_name: text({ most: 127 }),
  locale: text({ least: 2, most: 10, pattern: LOCALE }),
});

/** What an order may be asked with. */
export const ORDER_SHAPE = object({
  'intent!': text({ of: ['CAPTURE', 'AUTHORIZE'] }),
  'purchase_units!': list(object({ reference_id: REFERENCE, 'amount!': AMOUNT, ...UNIT_MEMBERS }), 1, 10),
  payment_source: object({ 'paypal!': object({ experience_context: EXPERIENCE }) }),
});

interface UnitRequest {
  reference_id?: string;
  amount: { currency_code: string; value: string };
  description?: string;
  custom_id?: string;
  invoice_id?: string;
  soft_descriptor?: string;
}

/** A body that `ORDER_SHAPE` has let through. */
export interface OrderRequest {
  intent: string;
  purchase_units: UnitRequest[];
  payment_source?: { paypal: { experience_context?: Readonly<Record<string, string>> } };
}

/** What a purchase unit is called that names itself nothing. */
const ONLY_UNIT = 'default';

const unitOf = (unit: UnitRequest, index: number): UnitDocument => ({
  referenceId: unit.reference_id ?? ONLY_UNIT,
  amount: readAmount(unit.amount.currency_code, unit.amount.value, `/purchase_units/${index}/amount`),
  description: unit.description ?? null,
  customId: unit.custom_id ?? null,
  invoiceId: unit.invoice_id ?? null,
  softDescriptor: unit.soft_descriptor ?? null,
  captureId: null,
});

export type Asked = Pick<
  OrderDocument,
  'units' | 'named' | 'returnUrl' | 'cancelUrl' | 'brandName' | 'locale' | 'immediate'
>;

/** Reads an order that is well formed; 422 where it could not be paid. */
export function readOrder(request: OrderRequest): Asked {
  if (request.intent !== 'CAPTURE') throw unprocessable('UNSUPPORTED_INTENT', '/intent');
  const units = request.purchase_units.map(unitOf);
  if (new Set(units.map(({ amount }) => amount.currency)).size > 1) {
    throw unprocessable('MULTI_CURRENCY_ORDER', '/purchase_units');
  }
  if (new Set(units.map(({ referenceId }) => referenceId)).size < units.length) {
    throw unprocessable('DUPLICATE_REFERENCE_ID', '/purchase_units');
  }
  const experience = request.payment_source?.paypal.experience_context ?? {};
  return {
    units,
    named: request.payment_source !== undefined,
    returnUrl: experience['return_url'] ?? null,
    cancelUrl: experience['cancel_url'] ?? null,
    brandName: experience['brand_name'] ?? null,
    locale: experience['locale'] ?? null,
    immediate: experience['payment_method_preference'] === 'IMMEDIATE_PAYMENT_REQUIRED',
  };
}
