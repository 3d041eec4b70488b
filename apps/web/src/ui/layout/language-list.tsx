import { LANGUAGES, type Language } from '@cairn/contracts/kernel/languages';
import { profileApi } from '@cairn/contracts/users/profile.endpoints';
import { Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../lib/api/api.js';
import { languagesQuery } from '../../lib/site/content.queries.js';
import { changeLanguage } from '../../lib/format/i18n.js';
import { getSession } from '../../lib/api/session.js';
import { Icon } from '../brand/icon.js';
import { LanguageButton, type LanguageButtonProps } from './language-button.js';

/** An admin who views the site as a user changes nothing in the account. */
const isOwnSession = (session: ReturnType<typeof getSession>): boolean =>
  session !== null && session.viewing === undefined;

/**
 * C-11: changes the language where the reader is, and fetches again the texts that depend on it. Of who is signed in
 * it is the account's too: e-mails are written in that one.
 */
const LanguageList = (props: LanguageButtonProps) => {
  const { t, i18n } = useTranslation('common');
  const queries = useQueryClient();
  const { data: offered } = useQuery(languagesQuery);

  const choose = async (language: Language) => {
    await changeLanguage(language);
    if (isOwnSession(getSession())) {
      try {
        await send(profileApi.update, { body: { language } });
      } catch {
        // The screen uses the language all the same; only the e-mails do not.
        notifications.show({ color: 'red', message: t('languageNotKept') });
      }
    }
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
