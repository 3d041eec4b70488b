import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CampaignStatus, INVESTMENT_STATUS, WITHDRAWAL_STATUS } from '@cairn/contracts';
import { Database } from '../../../kernel/database/in-tx.js';
import { ExportSources, type ExportedFile } from './export-sources.js';

/** SQL: what the API says for a stored state (S-13, S-14). */
const codeOf = (codes: Readonly<Record<string, string | number>>, column: string): string =>
  `'${JSON.stringify(codes)}'::jsonb -> ${column}`;

/**
 * What the database holds of somebody, in the names and codes that the API gives them, file by file. Secrets, hashes and
 * other people's words are not theirs to take.
 */
const FILES: Readonly<Record<string, string>> = {
  account: `select id, email, first_name, last_name, phone_number, slug, user_type, language, description, address, zipcode,
      website, facebook, twitter, linkedin, youtube, show_name, show_investments, show_amounts, show_following,
      activated_at, terms_accepted_at, totp_enabled_at, created_at, updated_at from app_user where id = $1`,
  sessions: `select created_at, last_seen_at, expires_at, revoked_at, host(ip) as ip, user_agent from session
      where user_id = $1 and viewer_id is null order by created_at`,
  following: `select u.slug, f.created_at from user_follow f join app_user u on u.id = f.followed_id
      where f.follower_id = $1 order by f.created_at`,
  followers: `select u.slug, f.created_at from user_follow f join app_user u on u.id = f.follower_id
      where f.followed_id = $1 order by f.created_at`,
  invitations: `select email, message, created_at, reminded_at, withdrawn_at, accepted_at from invitation where inviter_id = $1 order by created_at`,
  'accounts-elsewhere': `select provider, connected_at from social_identity where user_id = $1 order by provider`,
  identity: `select state as status, legal_first_name, legal_last_name, address, city, postal_code, country, yearly_income, net_worth,
      submitted_at, decided_at from investor_profile where user_id = $1`,
  accreditation: `select state as status, grounds, verification_type, detail, submitted_at, decided_at, expires_at from accreditation
      where user_id = $1 order by submitted_at`,
  investments: `select i.number, c.name as campaign, i.state, ${codeOf(INVESTMENT_STATUS, 'i.state')} as status,
      i.amount, i.currency, i.units, i.created_at, i.received_at,
      i.ended_at from investment i join campaign c on c.id = i.campaign_id where i.investor_id = $1 order by i.created_at`,
  campaigns: `select id, slug, name, type,
      case when hidden_at is null then status else ${CampaignStatus.hidden} end as status, created_at from campaign where owner_id = $1 order by created_at`,
  withdrawals: `select number, state, ${codeOf(WITHDRAWAL_STATUS, 'state')} as status, amount, fee, currency, bank_name, account_number_last4, created_at from withdrawal
      where user_id = $1 order by created_at`,
  messages: `select conversation_id, text, at from message where sender_id = $1 order by at`,
  activity: `select * from user_activity where user_id = $1`,
};

/** The account itself, as JSON. */
@Injectable()
export class AccountExport implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly sources: ExportSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({ name: 'account', collect: ({ id }) => this.collect(id) });
  }

  private async collect(userId: string): Promise<ExportedFile[]> {
    const files: ExportedFile[] = [];
    for (const [name, sql] of Object.entries(FILES)) {
      const rows = await this.database.query<Record<string, unknown>>(sql, [userId]);
      files.push({ path: `${name}.json`, content: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`, 'utf8') });
    }
    return files;
  }
}
