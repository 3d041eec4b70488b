import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/page/paths.js';
import { Timeline } from '../../ui/data/timeline.js';
import { Button } from '../../ui/inputs/button.js';
import { layoutCss, Row, Stack, Wrap } from '../../ui/layout/layout.js';
import { join } from '../../ui/text/join.js';
import { Text, TextLink } from '../../ui/text/text.js';
import css from './raise.module.css';

/** The steps of an owner's preparation, in the order of the wizard. */
export const RaiseSteps = () => {
  const { t } = useTranslation('raise');
  return (
    <section className={css.band}>
      <Wrap className={layoutCss.section}>
        <div className={layoutCss.head}>
          <h2>{t('steps.title')}</h2>
        </div>
        <ol className={join(layoutCss.four, css.steps)}>
          {(['company', 'raise', 'story', 'funding'] as const).map((step) => (
            <li key={step}>
              <h3>{t(`steps.${step}.title`)}</h3>
              <p>{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
};

/** From the draft to the reports, and what happens to the money meanwhile. */
export const RaiseCourse = () => {
  const { t } = useTranslation('raise');
  return (
    <Wrap as="section" className={join(layoutCss.section, layoutCss.two, css.course)}>
      <Stack gap={4}>
        <h2>{t('course.title')}</h2>
        <Text as="p" muted>
          {t('course.text')}
        </Text>
      </Stack>
      <Timeline
        items={(['draft', 'review', 'open', 'closing', 'reports'] as const).map((id) => ({
          id,
          title: t(`course.${id}.title`),
          note: t(`course.${id}.text`),
          state: 'next',
        }))}
      />
    </Wrap>
  );
};

/** The consequences of a missed minimum, and where to ask questions first. */
export const RaiseMissed = () => {
  const { t } = useTranslation('raise');
  return (
    <section className={layoutCss.rule}>
      <Wrap className={layoutCss.section}>
        <Row between flow>
          <Stack gap={3} className={css.note}>
            <h2>{t('missed.title')}</h2>
            <Text as="p" muted>
              {t('missed.text')}
            </Text>
          </Stack>
          <Row flow>
            <Button component={Link} to={paths.chooseType} variant="default" size="lg">
              {t('start')}
            </Button>
            <TextLink to={paths.contact}>{t('missed.ask')}</TextLink>
          </Row>
        </Row>
      </Wrap>
    </section>
  );
};
