import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../brand/icon.js';
import css from './welcome-flag.module.css';

/** C-09: the flag comes half a second after a sign-in and leaves after eight seconds. */
const APPEARS_MS = 500;
const STAYS_MS = 8000;

/** A greeting in its own place, so that nothing moves when it leaves. */
export const WelcomeFlag = ({ words }: { words: string }) => {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const appear = window.setTimeout(() => setShown(true), APPEARS_MS);
    const leave = window.setTimeout(() => setShown(false), APPEARS_MS + STAYS_MS);
    return () => {
      window.clearTimeout(appear);
      window.clearTimeout(leave);
    };
  }, []);
  return (
    <output className={css.place}>
      {shown && (
        <span className={css.flag}>
          <b>{words}</b>
          <ActionIcon variant="subtle" color="gray" aria-label={t('close')} onClick={() => setShown(false)}>
            <Icon of={IconX} size="small" />
          </ActionIcon>
        </span>
      )}
    </output>
  );
};
