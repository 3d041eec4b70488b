import broke from '@cairn/design/assets/empty/something-broke.svg';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../lib/page/use-title.js';
import { useSite } from '../../lib/site/site.js';
import { Stack } from '../../ui/layout/layout.js';
import { Logo } from '../../ui/brand/logo.js';
import { Terms } from '../../ui/layout/surface.js';
import { Operator } from '../../ui/text/operator.js';
import { Lede } from '../../ui/text/text.js';
import { LanguageMenu } from '../../ui/layout/language-menu.js';
import css from './maintenance.module.css';

/** all there is while the site is closed. */
const Maintenance = () => {
  const { t } = useTranslation('common');
  const { data: site } = useSite();
  const name = site?.operatorName ?? null;
  const address = site?.operatorAddress ?? '';
  useTitle(t('maintenance.title'));
  return (
    <main id="main" className={css.page}>
      <Stack gap={6} centred className={css.words}>
        <Logo />
        <img className={css.drawing} src={broke} alt="" width={340} height={196} />
        <Stack gap={3}>
          <h1>{t('maintenance.title')}</h1>
          <Lede>{t('maintenance.text')}</Lede>
        </Stack>
        <div className={css.facts}>
          <Terms
            items={[
              { term: t('maintenance.money'), value: t('maintenance.safe') },
              ...(name ? [{ term: t('maintenance.contact'), value: <Operator name={name} address={address} /> }] : []),
            ]}
          />
        </div>
        <LanguageMenu variant="default" size="sm" />
      </Stack>
    </main>
  );
};

export default Maintenance;
