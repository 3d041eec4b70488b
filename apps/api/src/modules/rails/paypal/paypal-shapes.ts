import type { PaypalObject } from './paypal-client.js';

/** A field that is an object; null where it is missing. */
export const objectIn = (value: PaypalObject | null, name: string): PaypalObject | null => {
  const field: unknown = value?.[name];
  return typeof field === 'object' && field !== null && !Array.isArray(field) ? { ...field } : null;
};

/** The objects of a list. */
export const listIn = (value: PaypalObject | null, name: string): PaypalObject[] => {
  const field: unknown = value?.[name];
  if (!Array.isArray(field)) return [];
  return field.flatMap((item: unknown) => (typeof item === 'object' && item !== null ? [{ ...item }] : []));
};

export const textIn = (value: PaypalObject | null, name: string): string | null => {
  const field: unknown = value?.[name];
  return typeof field === 'string' ? field : null;
};

/** The address of a link by its relation. */
export const linkIn = (value: PaypalObject, ...relations: string[]): string | null =>
  textIn(listIn(value, 'links').find((link) => relations.includes(textIn(link, 'rel') ?? '')) ?? null, 'href');
