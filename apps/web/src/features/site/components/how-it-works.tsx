import { useTranslation } from 'react-i18next';
import { useSite } from '../../../lib/site/site.js';
import { join } from '../../../ui/text/join.js';
import { layoutCss, Section } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import css from './landing.module.css';

const STEPS = ['1', '2', '3', '4'] as const;

/** The way from reading to holding, in four steps. */
export const HowItWorks = () => {
  const { t } = useTranslation('landing');
  const { data: site } = useSite();
  return (
    <Section id="how" title={t('how.title')}>
      <ol className={join(layoutCss.four, css.numbered)}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`how.${step}.title`)}</h3>
            <Text as="p" muted>
              {t(`how.${step}.text`)}
              {step === '4' && site && <> {t('how.4.cancel', { count: site.law.cancelHours })}</>}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
};
