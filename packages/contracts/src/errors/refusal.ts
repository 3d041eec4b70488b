/**
 * Validator messages are codes with parameters, so that API, site and console can each put them into the reader's
 * language. Written as text because class-validator carries messages as text.
 */
export interface Refusal {
  code: string;
  params: Record<string, unknown>;
}

const SEPARATOR = '|';

/** Encodes a refusal as a validator message. */
export const refusal = (code: string, params: Record<string, unknown> = {}): string =>
  `${code}${SEPARATOR}${JSON.stringify(params)}`;

/** Decodes a validator message; a message that is not ours becomes the plain "invalid format". */
export function readRefusal(message: string): Refusal {
  const cut = message.indexOf(SEPARATOR);
  if (cut < 0) return { code: 'validation.format', params: {} };
  try {
    return { code: message.slice(0, cut), params: JSON.parse(message.slice(cut + 1)) };
  } catch {
    return { code: 'validation.format', params: {} };
  }
}
