import { Injectable } from '@nestjs/common';
import type { CommentState } from '@cairn/contracts';
import type { CommentDisclosure } from '@cairn/contracts/campaigns/discussion/comment-options';
import { newId } from '../../../kernel/crypto/ids.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { openTo } from '../record/campaign-visibility.js';
import { speaksFor } from '../team/membership.sql.js';
import { IS_OPEN } from './comments.sql.js';

export interface TalkedOf {
  id: string;
  name: string;
  slug: string;
  /** Whoever reads it is its owner, or of the team that answers for it. */
  speaks: boolean;
  isOpen: boolean;
}

export interface NewComment {
  campaignId: string;
  authorId: string;
  parentId: string | null;
  clientKey: string | null;
  text: string;
  disclosure: CommentDisclosure;
  /** It is said for the company. */
  byCompany: boolean;
  /** A comment of somebody else's: the company has to answer it. */
  waits: boolean;
}

export interface StoredComment {
  id: string;
  campaignId: string;
  parentId: string | null;
  authorId: string;
  text: string;
  state: CommentState;
}

const NOW = `date_trunc('milliseconds', kernel.now())`;

/** Writes of a discussion. */
@Injectable()
export class CommentStore {
  /** Null where this reader may not open the campaign. */
  async campaign(tx: Tx, id: string, reader: string): Promise<TalkedOf | null> {
    const [row] = await tx.query<TalkedOf[]>(
      `select c.id, c.name, c.slug, c.owner_id = $2 or ${speaksFor('c.id', '$2::uuid')} as speaks, ${IS_OPEN} as "isOpen" from campaign c
       where c.id = $1 and ${openTo('$2::uuid')}`,
      [id, reader],
    );
    return row ?? null;
  }

  /** How many replies a comment has that can be answered, locked; null for one that cannot. */
  async lockParent(tx: Tx, campaignId: string, id: string): Promise<number | null> {
    const [parent] = await tx.query<unknown[]>(
      `select from campaign_comment where id = $1 and campaign_id = $2 and parent_id is null and state = 'approved'
         and removed_at is null for no key update`,
      [id, campaignId],
    );
    if (parent === undefined) return null;
    const [{ count } = { count: 0 }] = await tx.query<{ count: number }[]>(
      'select count(*)::int as count from campaign_comment where parent_id = $1 and removed_at is null',
      [id],
    );
    return count;
  }

  /** The id of the comment, and whether it is new: sent again it is the one that is there. */
  async add(tx: Tx, comment: NewComment): Promise<{ id: string; isNew: boolean }> {
    const { campaignId, authorId, parentId, clientKey, text, disclosure, byCompany, waits } = comment;
    const [added] = await tx.query<{ id: string }[]>(
      `insert into campaign_comment (id, campaign_id, author_id, parent_id, client_key, text, disclosure, waits, by_company, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, ${NOW}) on conflict on constraint campaign_comment_client_key do nothing
       returning id`,
      [newId(), campaignId, authorId, parentId, clientKey, text, disclosure, waits, byCompany],
    );
    if (added !== undefined) return { id: added.id, isNew: true };
    const [before] = await tx.query<{ id: string }[]>(
      'select id from campaign_comment where author_id = $1 and client_key = $2',
      [authorId, clientKey],
    );
    if (before === undefined) throw new Error('A comment that was sent before is not there');
    return { id: before.id, isNew: false };
  }

  /** One that still has its words, locked until the end. */
  async lock(tx: Tx, id: string): Promise<StoredComment | null> {
    const [row] = await tx.query<StoredComment[]>(
      `select id, campaign_id as "campaignId", parent_id as "parentId", author_id as "authorId", text, state
       from campaign_comment where id = $1 and removed_at is null for no key update`,
      [id],
    );
    return row ?? null;
  }

  /** Keeps what it said until now, and lets it wait for a moderator again. */
  async rewrite(tx: Tx, { id }: StoredComment, text: string): Promise<void> {
    await tx.query(
      `insert into campaign_comment_edit (id, comment_id, text, at)
       select $2, m.id, m.text, ${NOW} from campaign_comment m where m.id = $1`,
      [id, newId()],
    );
    await tx.query(
      `update campaign_comment set text = $2, edited_at = ${NOW}, state = 'pending', guideline = null, note = null,
         decided_at = null, decided_by = null where id = $1`,
      [id, text],
    );
  }

  /** Takes the words of some comments away, with what they said before. */
  async remove(tx: Tx, where: 'id' | 'author_id', value: string): Promise<void> {
    const gone = rowsOfUpdate<{ id: string; parentId: string | null }>(
      await tx.query(
        `update campaign_comment set text = '', note = null, removed_at = ${NOW}
         where ${where} = $1 and removed_at is null returning id, parent_id as "parentId"`,
        [value],
      ),
    );
    const ids = gone.map(({ id }) => id);
    await tx.query('delete from campaign_comment_edit where comment_id = any($1)', [ids]);
    await tx.query(
      `update campaign_comment_report set state = 'dismissed', decided_at = ${NOW}
       where comment_id = any($1) and state = 'open'`,
      [ids],
    );
    for (const { parentId } of gone) if (parentId !== null) await this.recount(tx, parentId);
  }

  /** Whether a comment waits for the company depends on the company's replies that stand. */
  async recount(tx: Tx, id: string): Promise<void> {
    await tx.query(
      `update campaign_comment m set waits = not m.by_company and not exists (
         select 1 from campaign_comment r where r.parent_id = m.id and r.by_company
           and r.removed_at is null and r.state in ('pending', 'approved'))
       where m.id = $1`,
      [id],
    );
  }
}
