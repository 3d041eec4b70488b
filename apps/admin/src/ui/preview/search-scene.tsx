import css from './preview.module.css';
import { useSiteView } from './site-view.js';

/** How search engines and shared links show the site. */
export const SearchScene = ({ title, description }: { title: string | null; description: string }) => {
  const { look } = useSiteView();
  return (
    <div className={css.found}>
      <span className={css.address} dir="ltr">
        {window.location.host}
      </span>
      <span className={css.foundTitle} dir="auto">
        {title === null ? look.siteName : `${title} · ${look.siteName}`}
      </span>
      <span dir="auto">{description}</span>
    </div>
  );
};
