/** Where the widget of an outside captcha is served. */
export const CAPTCHA_FRAME = '/captcha-frame';

let token: string | null = null;
const listeners = new Set<() => void>();

const isMessage = (data: unknown): data is { captcha: string | null } =>
  typeof data === 'object' && data !== null && 'captcha' in data;

/** Listens to the frame; ends with its result. Only messages of our own origin are accepted. */
export function hearFrame(): () => void {
  const hear = ({ data, origin }: MessageEvent<unknown>): void => {
    if (origin === location.origin && isMessage(data)) ({ captcha: token } = data);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

/** Takes the token of the widget. It is valid once: the frame is loaded again. */
export function takeFrameToken(): string | null {
  const taken = token;
  token = null;
  for (const listener of listeners) listener();
  return taken;
}

/** Hears of a token that was used up. */
export function onFrameUsed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
