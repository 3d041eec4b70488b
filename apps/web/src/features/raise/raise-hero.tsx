import bakery from '@cairn/design/assets/covers/bakery.svg';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/page/paths.js';
import { Button } from '../../ui/inputs/button.js';
import { Row, Stack, Wrap } from '../../ui/layout/layout.js';
import { Lede, Text, textCss } from '../../ui/text/text.js';
import css from './raise.module.css';

/** An introduction to raising money here, and the link to begin. */
export const RaiseHero = () => {
  const { t } = useTranslation('raise');
  return (
    <Wrap className={css.hero}>
      <Stack gap={5}>
        <h1 className={textCss.display}>{t('title')}</h1>
        <Lede>{t('lede')}</Lede>
        <Row flow>
          <Button component={Link} to={paths.chooseType} size="lg">
            {t('start')}
          </Button>
          <Button component={Link} to={paths.guidelines} variant="default" size="lg">
            {t('guidelines')}
          </Button>
        </Row>
        <Text as="p" size="small" muted className={css.note}>
          {t('draftNote')}
        </Text>
      </Stack>
      <div className={css.cover}>
        <img src={bakery} alt="" width={700} height={600} />
      </div>
    </Wrap>
  );
};
