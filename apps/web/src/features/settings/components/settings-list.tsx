import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/brand/icon.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { usePlaceGroups, type SettingsWord } from '../places.js';
import css from './settings-list.module.css';

/** A setting's current value; without one, the row explains the setting. */
export interface PresentValue {
  text?: ReactNode;
  badge?: ReactNode;
}

/** Every setting with its present value. */
export const SettingsList = ({ values }: { values: Partial<Record<SettingsWord, PresentValue>> }) => {
  const { t } = useTranslation('settings');
  const groups = usePlaceGroups();
  return groups.map(({ group, places }) => (
    <Stack as="section" gap={3} key={group}>
      <h2 className={css.group}>{t(`group.${group}`)}</h2>
      <Panel flush>
        {places.map(({ word, to, icon }) => (
          <Link key={word} to={to} className={css.row}>
            <Icon of={icon} />
            <span>
              <Text as="b" strong>
                {t(`place.${word}`)}
              </Text>
              <br />
              <Text size="small" muted>
                {values[word]?.text ?? t(`about.${word}`)}
              </Text>
            </span>
            <span className={css.badge}>{values[word]?.badge}</span>
            <span className={css.arrow}>
              <Icon of={IconChevronRight} size="small" directional />
            </span>
          </Link>
        ))}
      </Panel>
    </Stack>
  ));
};
