import { heroDrawing } from '@cairn/design/drawings/hero';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { paths } from '../../../lib/page/paths.js';
import { covers } from '../../../ui/brand/covers.js';
import type { ReactNode } from 'react';
import { Drawing } from '../../../ui/brand/drawing.js';
import { Row, Stack, Wrap } from '../../../ui/layout/layout.js';
import { Lede, Text, textCss } from '../../../ui/text/text.js';
import css from './landing.module.css';

/** The site's introduction, in one sentence and one drawing; `labels` name its stones. */
export const Hero = ({ labels }: { labels: ReactNode }) => {
  const { t } = useTranslation('landing');
  return (
    <Wrap className={css.hero}>
      <Stack gap={5}>
        <h1 className={textCss.display}>{t('hero.title')}</h1>
        <Lede>{t('hero.lede')}</Lede>
        <Row flow>
          <Button component={Link} to={paths.browse} size="lg">
            {t('hero.see')}
          </Button>
          <Button component={Link} to={paths.raiseCapital} variant="default" size="lg">
            {t('hero.raise')}
          </Button>
        </Row>
        <Text as="p" size="small" muted className={css.warning}>
          {t('hero.warning')}
        </Text>
      </Stack>
      <Drawing data={heroDrawing} covers={covers} label={t('hero.drawing')} className={css.cairn}>
        {labels}
      </Drawing>
    </Wrap>
  );
};
