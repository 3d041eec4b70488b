import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../../lib/page/paths.js';
import { useTitle } from '../../lib/page/use-title.js';
import { Icon } from '../../ui/brand/icon.js';
import { join } from '../../ui/text/join.js';
import { Columns, layoutCss, PageFrame, Row, Stack } from '../../ui/layout/layout.js';
import { Text, textCss } from '../../ui/text/text.js';
import { usePlaceGroups } from './places.js';
import css from './settings-frame.module.css';

/** The way to every other page of the settings; on a phone the list of them all is a page of its own. */
const SideNavigation = () => {
  const { t } = useTranslation('settings');
  const groups = usePlaceGroups();
  return (
    <nav className={join(css.nav, layoutCss.notPhone)} aria-label={t('title')}>
      {groups.map(({ group, places }) => (
        <div key={group}>
          <p>{t(`group.${group}`)}</p>
          {places.map(({ word, to }) => {
            // A part of a page is never "the current page".
            const Place = to.includes('#') ? Link : NavLink;
            return (
              <Place key={word} to={to}>
                {t(`place.${word}`)}
              </Place>
            );
          })}
        </div>
      ))}
    </nav>
  );
};

interface SettingsFrameProps {
  title: string;
  lede?: ReactNode;
  /** Beside the title: a state, a button. */
  aside?: ReactNode;
  /** The list of all settings: it needs no way back to itself. */
  isList?: boolean;
  children: ReactNode;
}

/** Back to the list of all settings. */
export const ToAllSettings = () => {
  const { t } = useTranslation('settings');
  return (
    <Link className={join(textCss.link, css.back)} to={paths.settings}>
      <Icon of={IconArrowLeft} size="small" directional />
      {t('all')}
    </Link>
  );
};

/** A page of the settings, with the way to the others beside it. */
export const SettingsFrame = ({ title, lede, aside, isList, children }: SettingsFrameProps) => {
  const { t } = useTranslation('settings');
  useTitle(title);
  return (
    <PageFrame as="main" id="main">
      <p className={css.title}>{t('title')}</p>
      <Columns kind="side" className={css.columns}>
        <div className={isList ? layoutCss.notPhone : undefined}>
          {!isList && (
            <div className={layoutCss.onlyPhone}>
              <ToAllSettings />
            </div>
          )}
          <SideNavigation />
        </div>
        <Stack gap={6} className={css.content}>
          <Stack gap={2}>
            <Row between flow>
              <h1 className={css.heading}>{title}</h1>
              {aside}
            </Row>
            {lede && (
              <Text as="p" muted>
                {lede}
              </Text>
            )}
          </Stack>
          {children}
        </Stack>
      </Columns>
    </PageFrame>
  );
};
