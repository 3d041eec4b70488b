import { PasswordInput as KitInput, type PasswordInputProps } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The kit marks a refused password by colour alone: here assistive technology and the form's summary get the error. Its
 * button, whose state says whether the password is shown, is named in the reader's language.
 */
export const PasswordInput = ({ error, description, ...props }: PasswordInputProps) => {
  const { t } = useTranslation('common');
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
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      descriptionProps={{ id: `${id}-note` }}
    />
  );
};
