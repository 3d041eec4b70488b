import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldProps } from '../forms/form-field.js';

/** A box to tick as a field of a form; an invalid one is marked for assistive technology too. */
export const Tick = ({
  value,
  error,
  label,
  ...field
}: Omit<FieldProps, 'value'> & { value: unknown; label: ReactNode }) => (
  <Checkbox {...field} checked={value === true} error={error} label={label} aria-invalid={error ? true : undefined} />
);
