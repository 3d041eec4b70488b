import { createContext, useContext, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useSay } from '../../lib/words/words.js';
import css from './page.module.css';

type Tell = (name: string | null) => void;

/** Registers the name of the open record. */
export const RecordNameContext = createContext<Tell | null>(null);

/** Puts the name of the open record into the breadcrumbs and the tab's title. */
export function useRecordName(name: string | null): void {
  const tell = useContext(RecordNameContext);
  useEffect(() => {
    tell?.(name);
    return () => tell?.(null);
  }, [tell, name]);
}

interface BreadcrumbsProps {
  title: string;
  /** The address of the page's own start. */
  to: string | undefined;
  record: string | null;
}

/** Breadcrumbs: the console, the list, the record. */
export const Breadcrumbs = ({ title, to, record }: BreadcrumbsProps) => {
  const say = useSay();
  return (
    <nav className={css.crumbs} aria-label={say('app.breadcrumbs')}>
      <ol>
        <li>
          <Link to="/">{say('nav.today')}</Link>
        </li>
        <li>
          {record !== null && to !== undefined ? (
            <Link to={to}>{title}</Link>
          ) : (
            <span aria-current="page">{title}</span>
          )}
        </li>
        {record !== null && (
          <li>
            <bdi aria-current="page">{record}</bdi>
          </li>
        )}
      </ol>
    </nav>
  );
};
