import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import {
  analyticsAnswer,
  answerAnalytics,
  countPage,
  onAnalyticsAnswer,
  stopCounting,
} from '../../lib/page/analytics.js';
import { useSite } from '../../lib/site/site.js';
import { AnalyticsQuestion } from './analytics-question.js';

/** What the visitor answered; `waiting` before the browser's storage is known. */
export const useAnswer = () => useSyncExternalStore(onAnalyticsAnswer, analyticsAnswer, () => 'waiting' as const);

/** Asks once where the site counts its visitors with Google Analytics, and counts those who agreed. */
const Analytics = () => {
  const code = useSite().data?.googleAnalyticsCode ?? null;
  const answer = useAnswer();
  const { pathname } = useLocation();
  useEffect(() => {
    if (code === null) return;
    if (answer === 'yes') countPage(code, pathname);
    else if (answer !== 'waiting') stopCounting(code);
  }, [code, answer, pathname]);
  if (code === null || answer !== null) return null;
  return <AnalyticsQuestion onAnswer={answerAnalytics} />;
};

export default Analytics;
