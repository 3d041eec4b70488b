import { LANGUAGES } from '@cairn/contracts/kernel/languages';
import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { languagesQuery } from '../lib/content.queries.js';
import { changeLanguage } from '../lib/i18n.js';
import { Icon } from './icon.js';
import { LanguageButton, type LanguageButtonProps } from './language-button.js';

/** C-11: changes the language where the reader is, and fetches again what the server says by language. */
const LanguageList = (props: LanguageButtonProps) => {
  const { t, i18n } = useTranslation('common');
  const queries = useQueryClient();
  const { data: offered } = useQuery(languagesQuery);

  const choose = async (code: string) => {
    await changeLanguage(code);
    await queries.invalidateQueries();
  };

  return (
    <Menu defaultOpened>
      <Menu.Target>
        <LanguageButton {...props} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('language')}>
        {LANGUAGES.filter(({ code }) => offered?.some(({ id }) => id === code) ?? true).map(({ code, name }) => (
          <Menu.Item
            key={code}
            lang={code}
            onClick={() => void choose(code)}
            rightSection={code === i18n.language ? <Icon of={IconCheck} size="small" /> : undefined}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

export default LanguageList;
