import { Injectable } from '@nestjs/common';
import { isLocked, type LiveSection } from '@cairn/contracts/campaigns/live-fields';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { comparable } from '../../../kernel/text/version.js';
import { CampaignEditsRepository, type StoredFieldEdit } from '../record/campaign-edits.repository.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { presentCompany, presentFundraising, presentStory, presentTerms } from '../record/campaign.presenter.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { requiredRefusals } from '../record/checklist.js';

const PRESENTERS: Readonly<Record<LiveSection, (campaign: CampaignEntity) => object>> = {
  company: presentCompany,
  raise: presentFundraising,
  terms: presentTerms,
  story: presentStory,
};

/** The changes of a save, by the names of the wizard's fields. */
function changesOf(section: LiveSection, before: CampaignEntity, after: CampaignEntity): StoredFieldEdit[] {
  const [old, fresh] = [before, after].map((campaign) => Object.entries(PRESENTERS[section](campaign)));
  const known = new Map<string, unknown>(old);
  return (fresh ?? [])
    .map(([field, value]) => ({ field, before: known.get(field) ?? null, after: value as unknown }))
    .filter(({ field, ...edit }) => field !== 'version' && comparable(edit.before) !== comparable(edit.after));
}

/** Decision 26: an owner changes what is not material of a live campaign, and every change is kept. */
@Injectable()
export class LiveEdits {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly edits: CampaignEditsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The campaign is locked. Saving the same value again is no edit.
   * @throws campaign.field_locked beside each material field, request.invalid for values that the page requires
   */
  async make(
    tx: Tx,
    caller: Identity,
    campaign: CampaignEntity,
    section: LiveSection,
    change: Partial<CampaignEntity>,
  ): Promise<CampaignEntity> {
    const changed = { ...campaign, ...change };
    const changes = changesOf(section, campaign, changed);
    const locked = changes.filter(({ field }) => isLocked(section, field));
    if (locked.length > 0) {
      const code = 'campaign.field_locked';
      throw new DomainError(
        code,
        {},
        locked.map(({ field }) => ({ field, code })),
      );
    }
    const missing = requiredRefusals(changed).filter(
      ({ field }) => !requiredRefusals(campaign).some((already) => already.field === field),
    );
    if (missing.length > 0) throw new DomainError('request.invalid', {}, missing);
    if (changes.length === 0) return campaign;
    const now = this.clock.now();
    await this.campaigns.save(tx, campaign, { ...change, editedAt: now }, now);
    await this.edits.add(tx, { campaignId: campaign.id, section, actorId: caller.userId, changes, at: now });
    return this.campaigns.byId(campaign.id, tx);
  }
}
