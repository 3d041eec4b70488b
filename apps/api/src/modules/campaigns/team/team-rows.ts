import { Injectable } from '@nestjs/common';
import type { TeamRole } from '@cairn/contracts';
import { hashSecret, newId } from '../../../kernel/crypto/ids.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { UserLinks } from '../../users/index.js';

/** What is kept of a member; `email` and the link end with the invitation, also one that nobody accepts. */
export interface StoredMember {
  id: string;
  campaignId: string;
  email: string | null;
  userId: string | null;
  fileId: string | null;
}

interface MemberWords {
  fullName: string;
  roleTitle: string;
  bio: string | null;
  role: TeamRole;
}

export interface NewMember extends MemberWords {
  campaignId: string;
  email: string;
  fileId: string | null;
}

const STORED = `id, campaign_id as "campaignId", email, user_id as "userId", photo_file_id as "fileId"`;

/** Writes of teams. Who writes has locked the campaign. */
@Injectable()
export class TeamRows {
  constructor(private readonly links: UserLinks) {}

  async count(tx: Tx, campaignId: string): Promise<number> {
    const [row] = await tx.query<{ count: number }[]>(
      'select count(*)::int as count from team_member where campaign_id = $1',
      [campaignId],
    );
    return row?.count ?? 0;
  }

  /** The member of this address, or of this account. */
  async ofAddress(tx: Tx, campaignId: string, email: string): Promise<StoredMember | null> {
    const [row] = await tx.query<StoredMember[]>(
      `select ${STORED} from team_member where campaign_id = $1
         and (email = $2 or user_id = (select id from app_user where email = $2))`,
      [campaignId, email],
    );
    return row ?? null;
  }

  async ofAccount(tx: Tx, campaignId: string, userId: string): Promise<StoredMember | null> {
    const [row] = await tx.query<StoredMember[]>(
      `select ${STORED} from team_member where campaign_id = $1 and user_id = $2`,
      [campaignId, userId],
    );
    return row ?? null;
  }

  async one(tx: Tx, campaignId: string, id: string): Promise<StoredMember> {
    const [row] = await tx.query<StoredMember[]>(
      `select ${STORED} from team_member where campaign_id = $1 and id = $2`,
      [campaignId, id],
    );
    if (row === undefined) throw notFound();
    return row;
  }

  /** Adds one behind the others, without a link. */
  async add(tx: Tx, member: NewMember): Promise<string> {
    const id = newId();
    const { campaignId, fullName, roleTitle, bio, email, fileId, role } = member;
    await tx.query(
      `insert into team_member (id, campaign_id, position, full_name, role_title, bio, email, photo_file_id, role, invited_at)
       select $1, $2, coalesce(max(position), 0) + 1, $3, $4, $5, $6, $7, $8, kernel.now() from team_member where campaign_id = $2`,
      [id, campaignId, fullName, roleTitle, bio, email, fileId, role],
    );
    return id;
  }

  async change(tx: Tx, id: string, { fullName, roleTitle, bio, role }: MemberWords, fileId: string | null) {
    await tx.query(
      'update team_member set full_name = $2, role_title = $3, bio = $4, role = $5, photo_file_id = $6 where id = $1',
      [id, fullName, roleTitle, bio, role, fileId],
    );
  }

  /** A new link to this address; the earlier one opens nothing any more. Gives its id. */
  async invite(tx: Tx, id: string, email: string): Promise<string> {
    const linkId = newId();
    await tx.query(
      `update team_member set email = $2, link_id = $3, secret_hash = $4, invited_at = kernel.now(), declined_at = null
       where id = $1`,
      [id, email, linkId, hashSecret(this.links.secretOf(linkId))],
    );
    return linkId;
  }

  async accept(tx: Tx, id: string, userId: string): Promise<void> {
    await tx.query(
      `update team_member set user_id = $2, accepted_at = kernel.now(), declined_at = null, link_id = null, secret_hash = null
       where id = $1`,
      [id, userId],
    );
  }

  async decline(tx: Tx, id: string): Promise<void> {
    await tx.query(
      'update team_member set declined_at = kernel.now(), link_id = null, secret_hash = null where id = $1',
      [id],
    );
  }

  /** Moves one to a place; those between move by one. */
  async move(tx: Tx, campaignId: string, id: string, to: number): Promise<void> {
    await tx.query(
      `with moved as (select position as before,
           least($3::int, (select count(*)::int from team_member where campaign_id = $2)) as after
         from team_member where id = $1 and campaign_id = $2)
       update team_member m set position = case when m.id = $1 then after else m.position + sign(before - after)::int end
       from moved where m.campaign_id = $2 and m.position between least(before, after) and greatest(before, after)`,
      [id, campaignId, to],
    );
  }

  /** Removes one; those behind move up. */
  async remove(tx: Tx, campaignId: string, id: string): Promise<void> {
    const [gone] = rowsOfUpdate<{ position: number }>(
      await tx.query('delete from team_member where id = $1 and campaign_id = $2 returning position', [id, campaignId]),
    );
    if (gone === undefined) throw notFound();
    await tx.query('update team_member set position = position - 1 where campaign_id = $1 and position > $2', [
      campaignId,
      gone.position,
    ]);
  }
}
