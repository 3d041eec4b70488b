import { PASSWORD_RULES } from '@cairn/contracts/users/password';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../brand/icon.js';
import css from './password-rules.module.css';
import { Hidden } from '../text/text.js';

/** V-02: the five rules, always shown; a ring turns into a tick as each is met. */
export const PasswordRules = ({ password }: { password: string }) => {
  const { t } = useTranslation('auth');
  return (
    <ul className={css.rules} aria-live="polite" aria-label={t('rules.label')}>
      {PASSWORD_RULES.map(({ code, pattern }) => {
        const met = pattern.test(password);
        return (
          <li key={code} data-met={met || undefined}>
            <i>{met && <Icon of={IconCheck} size="small" />}</i>
            <span>{t(`rules.${code}`)}</span>
            {met && <Hidden>{t('rules.met')}</Hidden>}
          </li>
        );
      })}
    </ul>
  );
};
