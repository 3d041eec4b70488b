type Masking = 'shown as dots' | 'left out';

/** How each field is masked, by the prototype that declares it. */
const PERSONAL = new Map<object, Map<string, Masking>>();

/**
 * SEC-50, SEC-58: a value of a reply that its person reads whole, and an admin who views the site as them masked: a text by
 * dots unless its form allows none; a list is empty; a day and a figure are null, so that such a field is optional.
 */
export const PersonalField =
  (masking: Masking = 'shown as dots'): PropertyDecorator =>
  (target, key) => {
    const named = PERSONAL.get(target) ?? new Map<string, Masking>();
    PERSONAL.set(target, named.set(String(key), masking));
  };

/** The fields of a reply, those that it inherits among them, that are masked. */
export function personalFieldsOf(type: new () => object): ReadonlyMap<string, Masking> {
  const found = new Map<string, Masking>();
  for (let at = type.prototype as object | null; at !== null; at = Object.getPrototypeOf(at) as object | null) {
    for (const [name, masking] of PERSONAL.get(at) ?? []) found.set(name, masking);
  }
  return found;
}
