import { useTranslation } from 'react-i18next';
import type { AnalyticsAnswer } from '../../lib/page/analytics.js';
import { Button } from '../../ui/inputs/button.js';
import { Row, Stack } from '../../ui/layout/layout.js';
import { Text } from '../../ui/text/text.js';
import css from './analytics-question.module.css';

/** Both answers are as easy to give, and neither is given beforehand. */
export const AnalyticsQuestion = ({ onAnswer }: { onAnswer: (answer: AnalyticsAnswer) => void }) => {
  const { t } = useTranslation('common');
  return (
    <aside className={css.question} aria-label={t('analytics.title')}>
      <Stack gap={3}>
        <b>{t('analytics.title')}</b>
        <Text as="p" size="small">
          {t('analytics.text')}
        </Text>
        <Row flow>
          <Button variant="default" size="sm" onClick={() => onAnswer('yes')}>
            {t('analytics.allow')}
          </Button>
          <Button variant="default" size="sm" onClick={() => onAnswer('no')}>
            {t('analytics.refuse')}
          </Button>
        </Row>
      </Stack>
    </aside>
  );
};
