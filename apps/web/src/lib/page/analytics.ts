import { MEASUREMENT_ID } from '@cairn/contracts/settings/measurement-id';

/** What the visitor answered; null while they have not. */
export type AnalyticsAnswer = 'yes' | 'no' | null;

const KEY = 'analyticsConsent';
export const ANALYTICS_KEY = KEY;
const HOST = 'https://www.googletagmanager.com';
/** The ids that Google's tag knows. */
const counted = new Set<string>();

type Layer = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean | undefined>;

const listeners = new Set<() => void>();

export const analyticsAnswer = (): AnalyticsAnswer => {
  const stored = localStorage.getItem(KEY);
  return stored === 'yes' || stored === 'no' ? stored : null;
};

export const onAnalyticsAnswer = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Remembers the answer; null asks again. */
export const answerAnalytics = (answer: AnalyticsAnswer): void => {
  if (answer === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, answer);
  for (const listener of listeners) listener();
};

/** One message to Google's tag, which takes the arguments of a call and no list. */
function tell(..._message: unknown[]): void {
  const page = window as unknown as Layer; // with the one name that the tag reads
  (page.dataLayer ??= []).push(arguments);
}

/** Fetches Google's tag once, and counts this page for one id. Nothing is asked of Google before. */
export const countPage = (code: string, path: string): void => {
  if (!MEASUREMENT_ID.test(code)) return;
  const page = window as unknown as Layer; // as above
  page[`ga-disable-${code}`] = false;
  if (document.querySelector(`script[src^="${HOST}"]`) === null) {
    tell('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
    tell('js', new Date());
    const script = document.createElement('script');
    script.async = true;
    script.src = `${HOST}/gtag/js?id=${code}`;
    document.head.append(script);
  }
  if (!counted.has(code)) tell('config', code, { send_page_view: false, allow_google_signals: false });
  counted.add(code);
  tell('event', 'page_view', { send_to: code, page_location: location.origin + path });
};

/** Stops counting, and takes away the cookies that were set for it. */
export const stopCounting = (code: string): void => {
  (window as unknown as Layer)[`ga-disable-${code}`] = true; // as above
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name === '_ga' || name.startsWith('_ga_')) document.cookie = `${name}=; path=/; max-age=0`;
  }
};
