import textile from '@cairn/design/assets/covers/textile.svg';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { paths } from '../../../lib/page/paths.js';
import { join } from '../../../ui/text/join.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { FeeTerms } from './fee-terms.js';
import css from './landing.module.css';

/** For those who want to raise: what it takes and what it costs. */
export const RaiseInvitation = () => {
  const { t } = useTranslation('landing');
  return (
    <section className={layoutCss.rule}>
      <div className={join(layoutCss.wrap, layoutCss.section, layoutCss.two, css.raise)}>
        <div className={css.raiseCover}>
          <img src={textile} alt="" loading="lazy" width={700} height={500} />
        </div>
        <Stack gap={5}>
          <h2>{t('raise.title')}</h2>
          <Text as="p" muted>
            {t('raise.text')}
          </Text>
          <FeeTerms />
          <Row flow>
            <Button component={Link} to={paths.chooseType} variant="default">
              {t('raise.start')}
            </Button>
            <TextLink to={paths.raiseCapital}>{t('raise.more')}</TextLink>
          </Row>
        </Stack>
      </div>
    </section>
  );
};
