import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ExportSources } from './export-sources.js';

/**
 * The account's part of a user's data export, file by file, without secrets, hashes and other people's messages.
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
};

/** The account itself, as JSON. */
@Injectable()
export class AccountExport implements OnModuleInit {
  constructor(private readonly sources: ExportSources) {}

  onModuleInit(): void {
    for (const [name, sql] of Object.entries(FILES)) this.sources.registerRows(name, sql);
  }
}
