import { useTranslation } from 'react-i18next';
import { answerAnalytics } from '../../lib/page/analytics.js';
import { TextButton } from '../../ui/text/text.js';
import { useAnswer } from './analytics.js';

/** The way back to the question, in the footer. */
const AnalyticsSettings = () => {
  const { t } = useTranslation('common');
  const answer = useAnswer();
  if (answer === 'waiting' || answer === null) return null;
  return <TextButton onClick={() => answerAnalytics(null)}>{t('analytics.settings')}</TextButton>;
};

export default AnalyticsSettings;
