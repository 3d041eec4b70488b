import { IconButton } from '@mui/material';
import { IconMenu2 } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useMe } from '../../lib/data/reader.js';
import { useSay } from '../../lib/words/words.js';
import { AccountMenu } from './account-menu.js';
import { BesideContext } from './beside.js';
import { Breadcrumbs, RecordNameContext } from './breadcrumbs.js';
import css from './page.module.css';
import { useNavDrawer } from './nav-drawer.js';
import { usePageTitle } from './use-page-title.js';

interface PageProps {
  title: string;
  /** The page's own address, where records open beside it. */
  to?: string;
  search?: ReactNode;
  /** The open record. */
  aside?: ReactNode;
  /** The first screen, from which all others are reached. */
  isHome?: boolean;
  children: ReactNode;
}

/** The frame of every screen behind the sign-in: the way to it, title, search, account, content, and the open record. */
export const Page = ({ title, to, search, aside, isHome = false, children }: PageProps) => {
  const say = useSay();
  const me = useMe();
  const { openNav } = useNavDrawer();
  const [record, setRecord] = useState<string | null>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  usePageTitle(record === null ? title : `${record} · ${title}`);
  return (
    <RecordNameContext value={setRecord}>
      <div className={css.page} data-aside={aside ? '' : undefined}>
        <main className={css.main} id="main-content" tabIndex={-1}>
          <header className={css.top}>
            <div className={css.title}>
              <IconButton className={css.menu} onClick={openNav} aria-label={say('nav.open')}>
                <IconMenu2 size={20} stroke={1.75} />
              </IconButton>
              <div>
                {!isHome && <Breadcrumbs title={title} to={to} record={record} />}
                <h1>{title}</h1>
              </div>
            </div>
            <div className={css.end}>
              {search}
              {me !== undefined && <span className={css.role}>{say(`roles.${me.role}`)}</span>}
              <AccountMenu />
            </div>
          </header>
          <div className={css.content}>{children}</div>
          <div ref={setPlace} className={css.beside} />
        </main>
        <BesideContext value={place}>{aside}</BesideContext>
      </div>
    </RecordNameContext>
  );
};
