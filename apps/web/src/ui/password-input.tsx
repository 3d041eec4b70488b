import { PasswordInput as KitInput, type PasswordInputProps } from '@mantine/core';
import { useId } from 'react';

/** The kit marks a refused password by colour alone: here assistive technology and the summary of the form hear of it. */
export const PasswordInput = ({ error, description, ...props }: PasswordInputProps) => {
  const id = useId();
  const told = [description && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <KitInput
      {...props}
      error={error}
      description={description}
      aria-invalid={error ? true : undefined}
      aria-describedby={told === '' ? undefined : told}
      errorProps={{ id: `${id}-error` }}
      descriptionProps={{ id: `${id}-note` }}
    />
  );
};
