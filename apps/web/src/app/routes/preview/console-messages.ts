import { PREVIEW_READY, type PreviewDraft } from '@cairn/contracts/content/site-preview';

const isDraft = (data: unknown): data is PreviewDraft =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'cairn.preview.draft';

/** The console's origin, as the server has written it into the page; the site's own where they share one. */
export const consoleOrigin = (): string => {
  const { console: written = '' } = document.documentElement.dataset;
  return written.startsWith('http') ? written : location.origin;
};

/** Whether the page that frames this one is the site's own: an owner writes a campaign there. */
const isFramedBySite = (): boolean => {
  try {
    return window.parent.location.origin === location.origin;
  } catch {
    return false; // another origin's window cannot be read
  }
};

/**
 * Receives drafts from the console or from the page of the site that frames this page; messages of other origins or
 * windows are ignored.
 */
export function hearDrafts(onDraft: (draft: PreviewDraft) => void): void {
  const origin = isFramedBySite() ? location.origin : consoleOrigin();
  window.addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== window.parent || event.source === window) return;
    if (isDraft(event.data)) onDraft(event.data);
  });
  if (window.parent !== window) window.parent.postMessage(PREVIEW_READY, origin);
}
