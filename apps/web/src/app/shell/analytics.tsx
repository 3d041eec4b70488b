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

interface CountingProps {
  code: string;
  /** Whether the visitor is asked here; elsewhere on the page otherwise. */
  isAsking: boolean;
}

/** Asks once, and counts those who agreed. */
export const Counting = ({ code, isAsking }: CountingProps) => {
  const answer = useAnswer();
  const { pathname } = useLocation();
  useEffect(() => {
    if (answer === 'yes') countPage(code, pathname);
    else if (answer !== 'waiting') stopCounting(code);
  }, [code, answer, pathname]);
  return isAsking && answer === null ? <AnalyticsQuestion onAnswer={answerAnalytics} /> : null;
};

/** Where the site counts its visitors with Google Analytics. */
const Analytics = () => {
  const code = useSite().data?.googleAnalyticsCode ?? null;
  return code === null ? null : <Counting code={code} isAsking />;
};

export default Analytics;
