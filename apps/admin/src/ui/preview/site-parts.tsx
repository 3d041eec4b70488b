import logo from '@cairn/design/assets/logo/cairn-logo.svg';
import logoOnDark from '@cairn/design/assets/logo/cairn-logo-on-dark.svg';
import { SOFTWARE } from '@cairn/contracts';
import type { ReactNode } from 'react';
import css from './preview.module.css';
import { useSiteView } from './site-view.js';

/** The site's mark, else its name, else the product's mark. */
export const SiteMark = ({ isOnDark = false }: { isOnDark?: boolean }) => {
  const { look, scheme } = useSiteView();
  const isDark = isOnDark || scheme === 'dark';
  const mark = isDark ? (look.darkLogo ?? look.siteLogo) : look.siteLogo;
  if (mark === null && look.siteName !== SOFTWARE) return <span className={css.name}>{look.siteName}</span>;
  return <img className={css.mark} src={mark ?? (isDark ? logoOnDark : logo)} alt={look.siteName} />;
};

interface PressProps {
  children: ReactNode;
  kind?: 'primary' | 'secondary' | 'quiet';
  isWide?: boolean;
}

/** Looks like a button of the site; it is a picture of one. */
export const Press = ({ children, kind = 'primary', isWide = false }: PressProps) => (
  <span className={css.press} data-kind={kind} data-wide={isWide ? '' : undefined}>
    {children}
  </span>
);

/** A field of a form, with what somebody may have typed. */
export const Entry = ({ label, value = '' }: { label: string; value?: string }) => (
  <span className={css.entry}>
    <span>{label}</span>
    <span className={css.box}>{value}</span>
  </span>
);

/** Lines of a small table: a term and its value. */
export const Lines = ({ lines }: { lines: readonly { term: string; value: string; isSum?: boolean }[] }) => (
  <dl className={css.lines}>
    {lines.map(({ term, value, isSum = false }) => (
      <div key={term} data-sum={isSum ? '' : undefined}>
        <dt>{term}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);

/** What the page is called, larger than what is under it. */
export const Heading = ({ children }: { children: ReactNode }) => (
  <p className={css.heading} dir="auto">
    {children}
  </p>
);
