import { PREVIEW_READY, type ComposedDraft, type PreviewDraft } from '@cairn/contracts/content/site-preview';
import { useEffect, useRef, type RefObject } from 'react';
import { useCalls } from '../../lib/data/client.js';

/** A key is followed by the next one sooner than the page is drawn. */
const PAUSE = 250;

/** The site's origin, which the server writes into the console's page where it is another one. */
export const siteOrigin = (): string => {
  const written = document.querySelector('meta[name="site-origin"]')?.getAttribute('content') ?? '';
  return written.startsWith('http') ? written : window.location.origin;
};

/** Sends a draft to the page in the frame once it listens, and again whenever it changes. */
export function useDraftFrame(draft: ComposedDraft): RefObject<HTMLIFrameElement | null> {
  const { clock } = useCalls();
  const frame = useRef<HTMLIFrameElement>(null);
  const isListening = useRef(false);
  const latest = useRef('');
  const text = JSON.stringify(draft);

  useEffect(() => {
    const send = (): void => {
      const composed = JSON.parse(latest.current) as ComposedDraft; // written below
      const message: PreviewDraft = { ...composed, now: clock.now() };
      frame.current?.contentWindow?.postMessage(message, siteOrigin());
    };
    latest.current = text;
    const hear = (event: MessageEvent): void => {
      if (event.origin !== siteOrigin() || event.source !== frame.current?.contentWindow) return;
      if (event.data !== PREVIEW_READY) return;
      isListening.current = true;
      send();
    };
    window.addEventListener('message', hear);
    const timer = setTimeout(() => isListening.current && send(), PAUSE);
    return () => {
      window.removeEventListener('message', hear);
      clearTimeout(timer);
    };
  }, [text, clock]);
  return frame;
}
