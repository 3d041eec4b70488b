import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  analyticsAnswer,
  answerAnalytics,
  countPage,
  onAnalyticsAnswer,
  stopCounting,
} from '../../lib/page/analytics.js';
import { useSite } from '../../lib/site/site.js';
import { TextButton } from '../../ui/text/text.js';

// Most sites count nobody this way: what asks is fetched where it is needed.
const AnalyticsQuestion = lazy(() => import('./analytics-question.js'));

/** What the visitor answered; `waiting` before the browser's storage is known. */
const useAnswer = () => useSyncExternalStore(onAnalyticsAnswer, analyticsAnswer, () => 'waiting' as const);

const useCode = (): string | null => useSite().data?.googleAnalyticsCode ?? null;

/** Asks once where the site counts its visitors with Google Analytics, and counts those who agreed. */
export const Analytics = () => {
  const code = useCode();
  const answer = useAnswer();
  const { pathname } = useLocation();
  useEffect(() => {
    if (code === null) return;
    if (answer === 'yes') countPage(code, pathname);
    else if (answer !== 'waiting') stopCounting(code);
  }, [code, answer, pathname]);
  if (code === null || answer !== null) return null;
  return (
    <Suspense>
      <AnalyticsQuestion onAnswer={answerAnalytics} />
    </Suspense>
  );
};

/** The way back to the question, in the footer. */
export const AnalyticsSettings = () => {
  const { t } = useTranslation('common');
  const answer = useAnswer();
  if (useCode() === null || answer === 'waiting' || answer === null) return null;
  return <TextButton onClick={() => answerAnalytics(null)}>{t('analytics.settings')}</TextButton>;
};
