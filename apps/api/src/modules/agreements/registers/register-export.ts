import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { listFile } from '../../../kernel/exports/list-file.js';
import { FileReply } from '../../../kernel/http/envelope.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Words } from '../../../kernel/i18n/words.js';
import { SettingsService } from '../../settings/index.js';
import { CapTables } from './cap-table.js';
import { openCapZip, type RegisteredEntry } from './open-cap-format.js';

const COLUMNS = ['holder', 'shares', 'part', 'certificates', 'since'] as const;

const ENTRIES = `select r.id, r.kind, s.id as "certificateId", r.ended_certificate_id as "endedCertificateId",
    s.holder_id as "holderId", s.holder_name as "holderName", s.number, r.units::text as units,
    s.first_share::text as "firstShare", s.unit_price::text as "unitPrice", s.currency, r.reason, r.made_at as at,
    coalesce(a.investing_as in ('COMPANY', 'SELF-DIRECTED-IRA'), p.account_type = 'entity', false) as "isInstitution"
  from register_entry r join share_certificate s on s.id = coalesce(r.certificate_id, r.ended_certificate_id)
    left join investment_draft d on d.id = s.investment_id left join investing_account a on a.id = d.account_id
    left join investor_profile p on p.user_id = s.holder_id
  where r.campaign_id = $1 order by r.made_at, s.number`;

/** By the site's profile; others have none that the format could name. */
const EXEMPTIONS: Readonly<Record<string, { description: string; jurisdiction: string }>> = {
  us_regcf: { description: 'Regulation Crowdfunding, Section 4(a)(6)', jurisdiction: 'US' },
  us_506c: { description: 'Regulation D, Rule 506(c)', jurisdiction: 'US' },
};

/** A register as a file: the cap table as CSV, and the whole of it in the Open Cap Format. */
@Injectable()
export class RegisterExport {
  constructor(
    private readonly tables: CapTables,
    private readonly settings: SettingsService,
    private readonly words: Words,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** Any register, for the console; the audit log names who took it. @throws request.not_found */
  async forAdmin(admin: Identity, campaignId: string, format: 'csv' | 'ocf', language: Language): Promise<FileReply> {
    const file = await (format === 'csv' ? this.csv(null, campaignId, language) : this.openCap(null, campaignId));
    await this.database.inTx((tx) =>
      this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'register.exported',
        subjectType: 'campaign',
        subjectId: campaignId,
        after: { format },
      }),
    );
    return file;
  }

  /** For the owner alone, and from the console: the team has the list. @throws request.not_found */
  async csv(ownerId: string | null, campaignId: string, language: Language): Promise<FileReply> {
    const table = await this.tables.of(ownerId, campaignId);
    const say = this.words.in(language);
    const existing = [say('paper.capTable.existing'), table.existingShares, table.existingPart, '', ''];
    return listFile(
      'cap-table',
      COLUMNS.map((column) => say(`paper.capTable.${column}`)),
      [
        ...(table.existingShares === null ? [] : [existing]),
        ...table.holders.map(({ holder, units, part, certificates, since }) => [
          holder,
          units,
          part,
          certificates,
          since.toISOString(),
        ]),
      ],
    );
  }

  /** @throws request.not_found */
  async openCap(ownerId: string | null, campaignId: string): Promise<FileReply> {
    const company = await this.tables.company(ownerId, campaignId);
    const entries = await this.database.query<RegisteredEntry>(ENTRIES, [campaignId]);
    const { jurisdictionProfile } = await this.settings.all();
    const exemption = EXEMPTIONS[jurisdictionProfile] ?? null;
    const content = openCapZip({ company, entries, exemption, at: this.clock.now() });
    return new FileReply(content, 'application/zip', 'cap-table.ocf.zip');
  }
}
