import { createHash } from 'node:crypto';
import type { ErrorCode } from '@cairn/contracts';
import { DomainError } from '../errors/domain-error.js';

/** Keys are sorted, because PostgreSQL reorders those of a jsonb document; amounts as text. */
const inOrder = (_name: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
};

/** A value as text: the same content, the same text. */
export const comparable = (value: unknown): string => JSON.stringify(value ?? null, inOrder);

/** The version of a content: the same words, the same version. */
export const versionOf = (content: object): string =>
  createHash('sha256').update(comparable(content)).digest('base64url');

/** A content with its version. */
export const versioned = <Content extends object>(content: Content): Content & { version: string } => ({
  ...content,
  version: versionOf(content),
});

/**
 * U-20: refuses a save of what was read before somebody else, or another tab, saved it.
 * @param version of what was read; without one, anything is overwritten
 * @throws the given code
 */
export function requireCurrent(
  code: ErrorCode,
  stored: { version: string },
  { version }: { version?: string | null },
): void {
  if (version && version !== stored.version) throw new DomainError(code);
}
