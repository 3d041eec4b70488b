import { DomainError } from '../../../../kernel/errors/domain-error.js';
import { comparable } from '../../../../kernel/text/version.js';
import type { SavedSection, SectionsSavedAt } from '../campaign.entity.js';

type Saved = Readonly<{ sectionsSavedAt: SectionsSavedAt }>;

/** The time of a section's save, beside those of the others. */
export const savedNow = ({ sectionsSavedAt }: Saved, section: SavedSection, now: Date): Saved => ({
  sectionsSavedAt: { ...sectionsSavedAt, [section]: now.toISOString() },
});

/**
 * U-20: refuses a save of a section that was saved since it was read.
 * @throws campaign.overtaken with the time of that save, and beside each field that now holds another value
 */
export function requireLatest(
  campaign: Saved,
  section: SavedSection,
  stored: Readonly<Record<string, unknown>> & { version: string },
  { version, ...sent }: { version?: string | null },
): void {
  if (!version || version === stored.version) return;
  const fields = Object.entries(sent)
    .filter(([field, value]) => value !== undefined && comparable(value) !== comparable(stored[field]))
    .map(([field]) => ({ field, code: 'campaign.field_overtaken' as const }));
  throw new DomainError('campaign.overtaken', { at: campaign.sectionsSavedAt[section] ?? null }, fields);
}
