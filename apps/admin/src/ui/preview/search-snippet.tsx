import css from './preview.module.css';

interface SearchSnippetProps {
  site: string;
  /** Of the page; null for the site itself. */
  title: string | null;
  description: string;
}

/** The preview of a page in search results and shared links: not a part of the site. */
export const SearchSnippet = ({ site, title, description }: SearchSnippetProps) => (
  <div className={css.found}>
    <span className={css.address} dir="ltr">
      {window.location.host}
    </span>
    <span className={css.foundTitle} dir="auto">
      {title === null ? site : `${title} · ${site}`}
    </span>
    <span dir="auto">{description}</span>
  </div>
);
