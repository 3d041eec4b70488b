import { createHash } from 'node:crypto';
import { DomainError } from '../../kernel/errors/domain-error.js';

/** Names in order, since the database keeps those of a document in its own; amounts as text. */
const inOrder = (_name: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
};

/** A value as text: the same content, the same text. */
export const comparable = (value: unknown): string => JSON.stringify(value ?? null, inOrder);

/** A section of the wizard with the version that its content has: the same words, the same version. */
export const versioned = <Section extends object>(section: Section): Section & { version: string } => ({
  ...section,
  version: createHash('sha256').update(comparable(section)).digest('base64url'),
});

/**
 * U-20: refuses a save of what was read before somebody else, or another tab, saved the same section.
 * @throws campaign.overtaken
 */
export function requireCurrent(stored: { version: string }, { version }: { version?: string | null }): void {
  if (version && version !== stored.version) throw new DomainError('campaign.overtaken');
}
