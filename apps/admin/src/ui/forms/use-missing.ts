import { useSay } from '../../lib/words/words.js';

/** Says of a text that it is missing, or too short; null where it is long enough. */
export function useMissing(): (text: string, min?: number) => string | null {
  const say = useSay();
  return (text, min = 1) => {
    const { length } = text.trim();
    if (length >= min) return null;
    return length === 0 ? say('dialog.required') : say('dialog.too_short', { min });
  };
}
