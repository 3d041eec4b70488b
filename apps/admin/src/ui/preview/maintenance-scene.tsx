import broke from '@cairn/design/assets/empty/something-broke.svg';
import css from './preview.module.css';
import { Heading, Lines, SiteMark } from './site-parts.js';
import { useSiteView } from './site-view.js';

/** all there is while the site is closed. */
export const MaintenanceScene = () => {
  const { t } = useSiteView();
  return (
    <div className={css.alone}>
      <SiteMark />
      <img src={broke} alt="" width={340} height={196} />
      <Heading>{t('common.maintenance.title')}</Heading>
      <p className={css.lede}>{t('common.maintenance.text')}</p>
      <Lines lines={[{ term: t('common.maintenance.money'), value: t('common.maintenance.safe') }]} />
    </div>
  );
};
