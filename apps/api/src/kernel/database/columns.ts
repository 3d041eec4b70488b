import type { ColumnOptions, ValueTransformer } from 'typeorm';

/** The driver returns bigint as text; money is bigint in code. */
const bigintText: ValueTransformer = {
  from: (value: string | null) => (value === null ? null : BigInt(value)),
  to: (value: bigint | null | undefined) =>
    value === undefined ? undefined : value === null ? null : value.toString(),
};

/** A column of minor units. */
export const money = (options: ColumnOptions = {}): ColumnOptions => ({
  type: 'bigint',
  transformer: bigintText,
  ...options,
});

/** A column of encrypted personal data (kernel/crypto). */
export const encryptedColumn = (options: ColumnOptions = {}): ColumnOptions => ({ type: 'bytea', ...options });
