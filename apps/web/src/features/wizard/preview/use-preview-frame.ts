import { PREVIEW_READY, type PreviewDraft } from '@cairn/contracts/content/site-preview';
import { useEffect, useRef, type RefObject } from 'react';

/** Sends a draft to the page in the frame once it listens, and again whenever it changes. */
export function usePreviewFrame(draft: PreviewDraft): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  const isListening = useRef(false);
  const text = JSON.stringify(draft);
  useEffect(() => {
    const { origin } = window.location;
    const send = (): void => frame.current?.contentWindow?.postMessage(JSON.parse(text), origin);
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
