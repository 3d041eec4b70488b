import { useEffect } from 'react';

const KEY = 'browserNotices';
export type BrowserNotices = 'unsupported' | 'denied' | 'on' | 'off';

const isSupported = (): boolean => 'Notification' in window;
const isWanted = (): boolean => localStorage.getItem(KEY) === 'on';

export const browserNotices = (): BrowserNotices => {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return isWanted() && Notification.permission === 'granted' ? 'on' : 'off';
};

/**
 * Asked for after a press on "turn on", and never before: browsers hide a prompt without a user's action, and remember
 * refusals by users who did not expect it.
 */
export const turnOnBrowserNotices = async (): Promise<BrowserNotices> => {
  localStorage.setItem(KEY, 'on');
  if (isSupported() && Notification.permission === 'default') await Notification.requestPermission();
  return browserNotices();
};

export const turnOffBrowserNotices = (): BrowserNotices => {
  localStorage.removeItem(KEY);
  return browserNotices();
};

/** Specification 7: the permission is asked for when the tab becomes visible (by those who turned notices on here). */
export const useAskWhenVisible = (): void => {
  useEffect(() => {
    const ask = () => {
      const isOpen = isSupported() && Notification.permission === 'default';
      if (document.visibilityState === 'visible' && isOpen && isWanted()) void Notification.requestPermission();
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
};

interface Shown {
  id: string;
  title: string;
  text: string;
  language: string;
  onPress: () => void;
}

/** Shown when the reader is elsewhere; the same notice of several tabs is one, by its tag. */
export const showBrowserNotice = ({ id, title, text, language, onPress }: Shown): void => {
  if (browserNotices() !== 'on' || document.visibilityState === 'visible') return;
  const notice = new Notification(title, { body: text, tag: id, lang: language, icon: '/favicon.svg' });
  notice.addEventListener('click', () => {
    window.focus();
    notice.close();
    onPress();
  });
};
