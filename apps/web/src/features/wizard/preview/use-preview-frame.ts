import { PREVIEW_READY, type ComposedDraft, type PreviewDraft } from '@cairn/contracts/content/site-preview';
import { useEffect, useRef, type RefObject } from 'react';
import { serverClock } from '../../../lib/api/server-clock.js';

/** Sends a draft to the page in the frame once it listens, and again whenever it changes. */
export function usePreviewFrame(draft: ComposedDraft): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  const isListening = useRef(false);
  const text = JSON.stringify(draft);
  useEffect(() => {
    const { origin } = window.location;
    const send = (): void => {
      const composed = JSON.parse(text) as ComposedDraft; // written above
      const message: PreviewDraft = { ...composed, now: serverClock.now() };
      frame.current?.contentWindow?.postMessage(message, origin);
    };
    const hear = (event: MessageEvent): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      if (event.data !== PREVIEW_READY) return;
      isListening.current = true;
      send();
    };
    window.addEventListener('message', hear);
    if (isListening.current) send();
    return () => window.removeEventListener('message', hear);
  }, [text]);
  return frame;
}
