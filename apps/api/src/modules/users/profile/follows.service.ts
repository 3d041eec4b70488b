import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import type { FollowState, ProfileNetwork, ProfilePerson } from '@cairn/contracts/users/profile.replies';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { Events } from '../../../kernel/outbox/events.js';
import { PERSON_COLUMNS, presentPerson, VISIBLE, type PersonRow } from '../accounts/profile-rows.js';

/** C-01. */
const PAGE_SIZE = 6;

export type FollowSide = 'followers' | 'following';

/** Which end of a follow is given, and which is listed. */
const ENDS = {
  followers: { of: 'followed_id', listed: 'follower_id' },
  following: { of: 'follower_id', listed: 'followed_id' },
} as const satisfies Record<FollowSide, { of: string; listed: string }>;

/** Follows; the counts are stored with the rows. */
@Injectable()
export class FollowsService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly events: Events,
  ) {}

  /** Idempotent; nobody is notified twice. */
  async follow(caller: Identity, id: string): Promise<FollowState> {
    if (id === caller.userId) throw new DomainError('user.own_follow');
    await this.limits.spend('follow', caller.userId);
    return this.database.inTx(async (tx) => {
      const [target] = await tx.query<unknown[]>(`select 1 from app_user u where u.id = $1 and ${VISIBLE}`, [id]);
      if (target === undefined) throw notFound();
      const made = await tx.query<unknown[]>(
        `insert into user_follow (follower_id, followed_id, created_at) values ($1, $2, kernel.now())
         on conflict do nothing returning follower_id`,
        [caller.userId, id],
      );
      const followerCount = await this.count(tx, caller.userId, id, made.length);
      if (made.length > 0) await this.events.emit(tx, 'user.followed', { userId: id, actorId: caller.userId });
      return { following: true, followerCount };
    });
  }

  async unfollow(caller: Identity, id: string): Promise<FollowState> {
    return this.database.inTx(async (tx) => {
      const gone = rowsOfUpdate<unknown>(
        await tx.query('delete from user_follow where follower_id = $1 and followed_id = $2 returning follower_id', [
          caller.userId,
          id,
        ]),
      );
      return { following: false, followerCount: await this.count(tx, caller.userId, id, -gone.length) };
    });
  }

  /** Captions of people: only names of those who opted in; a user's own lists are complete. */
  async list(
    side: FollowSide,
    id: string,
    query: PageQuery,
    viewer: Identity | undefined,
  ): Promise<Page<ProfilePerson>> {
    const { of, listed } = ENDS[side];
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<PersonRow & { at: Date }>(
      `select ${PERSON_COLUMNS}, date_trunc('milliseconds', f.created_at) as at
       from user_follow f join app_user u on u.id = f.${listed} and ${VISIBLE}
         join app_user o on o.id = f.${of} and o.pseudonymised_at is null
       where f.${of} = $1 and (u.show_name or o.id = $2)
         and (${side === 'followers' ? 'true' : 'o.show_following or o.id = $2'})
         and ($3::timestamptz is null or (date_trunc('milliseconds', f.created_at), f.${listed}) < ($3, $4::uuid))
       order by date_trunc('milliseconds', f.created_at) desc, f.${listed} desc limit $5`,
      [id, viewer?.userId ?? null, place?.at ?? null, place?.id ?? null, limit + 1],
    );
    const page = toPage(rows, limit, (row) => ({ at: row.at, id: row.id }));
    return { nextCursor: page.nextCursor, items: page.items.map(presentPerson) };
  }

  /** The counts, and the newest of those who may be named. */
  async network(id: string, viewer: Identity | undefined): Promise<ProfileNetwork> {
    const [counts] = await this.database.query<Pick<ProfileNetwork, 'followerCount' | 'followingCount'>>(
      `select u.follower_count as "followerCount",
         case when u.show_following or u.id = $2 then u.following_count end as "followingCount"
       from app_user u where u.id = $1 and ${VISIBLE}`,
      [id, viewer?.userId ?? null],
    );
    if (counts === undefined) throw notFound();
    const [followers, following] = await Promise.all([
      this.list('followers', id, {}, viewer),
      this.list('following', id, {}, viewer),
    ]);
    return { ...counts, followers: followers.items, following: following.items };
  }

  /** In the order of their ids, so that two who follow each other at once do not wait for one another. */
  private async count(tx: Tx, followerId: string, followedId: string, by: number): Promise<number> {
    await tx.query('select 1 from app_user where id in ($1, $2) order by id for no key update', [
      followerId,
      followedId,
    ]);
    if (by !== 0) {
      await tx.query('update app_user set following_count = following_count + $2 where id = $1', [followerId, by]);
    }
    const [row] = rowsOfUpdate<{ count: number }>(
      await tx.query(
        `update app_user set follower_count = follower_count + $2 where id = $1 returning follower_count as count`,
        [followedId, by],
      ),
    );
    return row?.count ?? 0;
  }
}
