import { LANGUAGES } from '@cairn/contracts/kernel/languages';
import { IconWorld } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonLook } from '../inputs/button.js';
import { Icon } from '../brand/icon.js';

export type LanguageButtonProps = ButtonLook & Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook>;

/** Shows the present language. */
export const LanguageButton = ({ variant = 'subtle', ...rest }: LanguageButtonProps) => {
  const { i18n } = useTranslation('common');
  const present = LANGUAGES.find(({ code }) => code === i18n.language) ?? LANGUAGES[0];
  return (
    <Button aria-haspopup="menu" variant={variant} leftSection={<Icon of={IconWorld} size="small" />} {...rest}>
      <span lang={present.code}>{present.name}</span>
    </Button>
  );
};
