import { IconButton } from '@mui/material';
import { IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMe } from '../app/client.js';
import { useSay } from '../app/words.js';
import { AccountMenu } from './account-menu.js';
import css from './page.module.css';
import { useNavDrawer } from './nav-drawer.js';
import { usePageTitle } from './use-page-title.js';

interface PageProps {
  title: string;
  search?: ReactNode;
  /** The open record. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen behind the sign-in: title, search, account, content, and the open record beside it. */
export const Page = ({ title, search, aside, children }: PageProps) => {
  const say = useSay();
  const me = useMe();
  const { openNav } = useNavDrawer();
  usePageTitle(title);
  return (
    <div className={css.page} data-aside={aside ? '' : undefined}>
      <main className={css.main} id="main-content" tabIndex={-1}>
        <header className={css.top}>
          <div className={css.title}>
            <IconButton className={css.menu} onClick={openNav} aria-label={say('nav.open')}>
              <IconMenu2 size={20} stroke={1.75} />
            </IconButton>
            <h1>{title}</h1>
          </div>
          <div className={css.end}>
            {search}
            {me !== undefined && <span className={css.role}>{say(`roles.${me.role}`)}</span>}
            <AccountMenu />
          </div>
        </header>
        <div className={css.content}>{children}</div>
      </main>
      {aside}
    </div>
  );
};
