import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.js';
import { useSectionSpy } from '../../../lib/page/section-spy.js';
import type { PagePart } from '../page-parts.js';
import css from './campaign-page.module.css';

export interface PageTab {
  id: 'since' | PagePart;
  count: number | null;
}

/** Links to the parts of the page; the one that is being read is marked. */
export const PageTabs = ({ tabs }: { tabs: readonly PageTab[] }) => {
  const { t, i18n } = useTranslation('campaign');
  const here = useSectionSpy(tabs.map(({ id }) => id));
  return (
    <nav className={css.tabs} aria-label={t('tabs.label')}>
      {tabs.map(({ id, count }) => (
        <a key={id} href={`#${id}`} aria-current={here === id ? 'true' : undefined}>
          {t(`tabs.${id}`)} {count !== null && <span className={css.count}>{formatNumber(count, i18n.language)}</span>}
        </a>
      ))}
    </nav>
  );
};
