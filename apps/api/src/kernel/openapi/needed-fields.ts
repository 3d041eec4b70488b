import { NEEDED_FIELDS, type NeededField } from '@cairn/contracts/kernel/needed-unless';

type Schema = Record<string, unknown>;

/** The schema of a field that may be null, without null. */
const withoutNull = ({ type, ...field }: Schema): Schema => ({
  ...field,
  type: Array.isArray(type) ? (type as string[]).find((one) => one !== 'null') : type, // a list of the names of types
});

const condition = ({ field, other, value }: NeededField, fields: Record<string, Schema>): Schema => ({
  if: { required: [other], properties: { [other]: { const: value } } },
  else: { required: [field], properties: { [field]: withoutNull(fields[field] ?? {}) } },
});

/** A request's schema, with the fields that it needs unless another one has a value. */
export function withNeeded(owner: string, schema: Schema): Schema {
  const needed = NEEDED_FIELDS.filter((one) => one.owner === owner);
  if (needed.length === 0) return schema;
  const fields = schema['properties'] as Record<string, Schema>; // as the converter writes it
  return { ...schema, allOf: needed.map((one) => condition(one, fields)) };
}
