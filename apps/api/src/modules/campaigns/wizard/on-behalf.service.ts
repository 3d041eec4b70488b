import { Injectable } from '@nestjs/common';
import type { LiveSection } from '@cairn/contracts/campaigns/live-fields';
import type { EditOnBehalfRequest } from '@cairn/contracts/campaigns/review/edit-on-behalf.request';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { requireAnotherPerson } from '../../../kernel/auth/another-person.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { isLive } from '../record/editable.js';
import { LiveEdits } from './live-edits.js';

type Field = Exclude<keyof EditOnBehalfRequest, 'reason'>;

/** Where each field is kept, and in which section of the wizard its edit is listed. */
const FIELDS: Readonly<Record<Field, { section: LiveSection; column: keyof CampaignEntity }>> = {
  companyTagLine: { section: 'company', column: 'tagLine' },
  companyEmail: { section: 'company', column: 'companyEmail' },
  phoneNumber: { section: 'company', column: 'phoneNumber' },
  address: { section: 'company', column: 'address' },
  city: { section: 'company', column: 'city' },
  website: { section: 'company', column: 'website' },
  description: { section: 'company', column: 'description' },
  campaignStory: { section: 'story', column: 'summary' },
};

type Sent = Partial<Record<Field, string | null | undefined>>;

/**
 * S-02: an admin corrects the page of a live campaign on its owner's behalf, with a reason. It is an edit like the owner's
 * (decision 26): no term changes, and what was there before is kept and can be read.
 */
@Injectable()
export class EditsOnBehalf {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly edits: LiveEdits,
    private readonly events: Events,
    private readonly audit: AuditLog,
  ) {}

  /**
   * SEC-57: not of one's own campaign.
   * @throws campaign.not_editable unless it is live, campaign.nothing_edited where all is as it was
   */
  async make(admin: Identity, id: string, { reason, ...fields }: EditOnBehalfRequest): Promise<void> {
    await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, id);
      requireAnotherPerson(admin, campaign.ownerId);
      if (!isLive(campaign)) throw new DomainError('campaign.not_editable');
      const { before, after } = differing(campaign, fields);
      if (Object.keys(after).length === 0) throw new DomainError('campaign.nothing_edited');
      for (const section of ['company', 'story'] as const) {
        const change = columnsOf(section, after);
        if (Object.keys(change).length > 0) await this.edits.make(tx, admin, campaign, section, change);
      }
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'campaign.edited',
        subjectType: 'campaign',
        subjectId: id,
        before,
        after,
        reason,
      });
      const { ownerId: userId, slug, name } = campaign;
      await this.events.emit(tx, 'campaign.edited', { userId, campaignId: id, slug, campaign: name, reason });
    });
  }
}

const isField = (name: string): name is Field => Object.hasOwn(FIELDS, name);

/** The fields that were sent and are not what is kept, before and after. */
function differing(campaign: CampaignEntity, sent: Sent): { before: Sent; after: Sent } {
  const changed = Object.entries(sent).filter(
    (entry): entry is [Field, string | null] =>
      isField(entry[0]) && entry[1] !== undefined && campaign[FIELDS[entry[0]].column] !== entry[1],
  );
  const before = changed.map(([field]) => [field, campaign[FIELDS[field].column]]);
  return { before: Object.fromEntries(before) as Sent, after: Object.fromEntries(changed) };
}

/** The columns of one section that change. */
const columnsOf = (section: LiveSection, after: Sent): Partial<CampaignEntity> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([field, value]) =>
      isField(field) && FIELDS[field].section === section ? [[FIELDS[field].column, value]] : [],
    ),
  );
