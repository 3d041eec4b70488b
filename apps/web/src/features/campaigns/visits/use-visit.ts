import { visitsApi } from '@cairn/contracts/campaigns/desk/visits.endpoints';
import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { send } from '../../../lib/api/api.js';
import { getSession } from '../../../lib/api/session.js';

/** After the page is drawn, and what it fetches is under way. */
const AFTER_MS = 1500;
const LONGEST_MARK = 60;

/** Global Privacy Control and Do Not Track: who asks for it is not even told of to our own server. */
const refuses = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as { doNotTrack?: string; globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
};

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);

/** Counts a visit of a campaign's page, without a cookie. What goes wrong is of no importance to its reader. */
export function useVisit(campaignId: string): void {
  const type = useNavigationType();
  useEffect(() => {
    if (refuses() || getSession()?.viewing !== undefined) return undefined;
    const referrer = type === NavigationType.Pop ? hostOf(document.referrer) : location.host;
    const mark = new URLSearchParams(location.search).get('utm_source')?.slice(0, LONGEST_MARK) ?? null;
    const timer = setTimeout(() => {
      send(visitsApi.count, { params: { campaignId }, body: { referrer, mark } }).catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [campaignId, type]);
}
