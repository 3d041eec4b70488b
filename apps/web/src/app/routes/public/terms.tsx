import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../lib/use-title.js';
import { PageFrame, Stack } from '../../../ui/layout.js';
import { PageHeader } from '../../../ui/page-header.js';
import css from './terms.module.css';

const Terms = () => {
  const { t } = useTranslation('terms');
  useTitle(t('title'));
  return (
    <PageFrame as="main" id="main">
      <Stack gap={7}>
        <PageHeader title={t('title')} lede={t('lede')} />
        {['1', '2', '3', '4'].map((clause) => (
          <section key={clause} className={css.clause}>
            <Stack>
              <h2>{t(`${clause}.title`)}</h2>
              <p className={css.text}>{t(`${clause}.text`)}</p>
            </Stack>
            <aside className={css.short}>
              <b>{t('short')}</b>
              {t(`${clause}.short`)}
            </aside>
          </section>
        ))}
      </Stack>
    </PageFrame>
  );
};

export default Terms;
