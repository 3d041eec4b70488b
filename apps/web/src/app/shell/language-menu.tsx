import { LANGUAGES } from '@cairn/contracts/kernel/languages';
import { Button, Menu } from '@mantine/core';
import { IconCheck, IconWorld } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../lib/i18n.js';
import { Icon } from '../../ui/icon.js';

interface LanguageMenuProps {
  className?: string;
  size?: 'sm' | 'md';
  variant?: 'subtle' | 'default';
}

/** C-11: changes the language where the reader is, and fetches again what the server says by language. */
export const LanguageMenu = ({ className, size, variant = 'subtle' }: LanguageMenuProps) => {
  const { t, i18n } = useTranslation('common');
  const queries = useQueryClient();
  const present = LANGUAGES.find(({ code }) => code === i18n.language) ?? LANGUAGES[0];

  const choose = async (code: string) => {
    await changeLanguage(code);
    await queries.invalidateQueries();
  };

  return (
    <Menu>
      <Menu.Target>
        <Button variant={variant} size={size} className={className} leftSection={<Icon of={IconWorld} size="small" />}>
          <span lang={present.code}>{present.name}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('language')}>
        {LANGUAGES.map(({ code, name }) => (
          <Menu.Item
            key={code}
            lang={code}
            onClick={() => void choose(code)}
            rightSection={code === present.code ? <Icon of={IconCheck} size="small" /> : undefined}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
