import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { paths } from '../lib/paths.js';
import { useTitle } from '../lib/use-title.js';
import { Columns, PageFrame, Stack } from './layout.js';
import { PageHeader } from './page-header.js';
import css from './settings-page.module.css';

const places = [
  ['navIdentity', paths.identity],
  ['navInvestor', paths.investmentAccount],
  ['navPassword', paths.changePassword],
] as const;

/** A page of the settings, with the way to the others beside it. */
export const SettingsPage = ({ title, lede, children }: { title: string; lede: string; children: ReactNode }) => {
  const { t } = useTranslation('account');
  useTitle(title);
  return (
    <PageFrame as="main" id="main">
      <Columns kind="side">
        <nav className={css.nav} aria-label={t('nav')}>
          {places.map(([word, to]) => (
            <NavLink key={word} to={to}>
              {t(word)}
            </NavLink>
          ))}
        </nav>
        <Stack gap={6} className={css.content}>
          <PageHeader title={title} lede={lede} />
          {children}
        </Stack>
      </Columns>
    </PageFrame>
  );
};
