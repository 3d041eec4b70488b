import { profileApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('following', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const follow = (who: Person, whom: Person) => who.api.send(profileApi.follow, { params: { id: whom.id } });
  const unfollow = (who: Person, whom: Person) => who.api.send(profileApi.unfollow, { params: { id: whom.id } });
  const people = (count: number): Promise<Person[]> => Promise.all(Array.from({ length: count }, () => aPerson(t)));

  it('counts once, tells once, and forgets again', async () => {
    const [ada = await aPerson(t), ben = await aPerson(t)] = await people(2);
    expect(await follow(ada, ben)).toEqual({ following: true, followerCount: 1 });
    expect(await follow(ada, ben)).toEqual({ following: true, followerCount: 1 });
    const told = await t.db.query(
      `select 1 from kernel.outbox where topic = 'user.followed' and body ->> 'userId' = $1 and consumer = 'mail.send'`,
      [ben.id],
    );
    expect(told).toHaveLength(1);
    expect(await unfollow(ada, ben)).toEqual({ following: false, followerCount: 0 });
    expect(await unfollow(ada, ben)).toEqual({ following: false, followerCount: 0 });
    expect(await refusalOf(follow(ada, ada))).toBe('user.own_follow');
    expect(await refusalOf(ada.api.send(profileApi.follow, { params: { id: newId() } }))).toBe('request.not_found');
  });

  it('keeps the counts right when many follow and leave at once, also each other', async () => {
    const [star = await aPerson(t), ...crowd] = await people(9);
    await Promise.all(crowd.flatMap((one) => [follow(one, star), follow(star, one), follow(one, star)]));
    await Promise.all(crowd.slice(0, 3).map((one) => unfollow(one, star)));
    const network = await star.api.send(profileApi.network, { params: { id: star.id } });
    expect(network).toMatchObject({ followerCount: 5, followingCount: 8 });
    const [wrong] = await t.db.query<{ count: string }>(
      `select count(*) from app_user u where follower_count <> (select count(*) from user_follow where followed_id = u.id)
         or following_count <> (select count(*) from user_follow where follower_id = u.id)`,
    );
    expect(Number(wrong?.count)).toBe(0);
  });

  it('C-01 lists six a page by cursor: everyone to the user, and to others those who show their name', async () => {
    const [star = await aPerson(t), ...crowd] = await people(9);
    for (const one of crowd) await follow(one, star);
    const params = { id: star.id };
    const first = await star.api.send(profileApi.followers, { params, query: {} });
    expect(first.items.map(({ id }) => id)).toEqual(
      crowd
        .map(({ id }) => id)
        .toReversed()
        .slice(0, 6),
    );
    const second = await star.api.send(profileApi.followers, { params, query: { cursor: first.nextCursor ?? '' } });
    expect(second.items).toHaveLength(2);
    expect(second.nextCursor).toBeNull();
    expect((await star.api.send(profileApi.followers, { params, query: { page: 2 } })).items).toHaveLength(8);
    expect((await t.as(null).send(profileApi.followers, { params, query: {} })).items).toEqual([]);
    const open = crowd[0];
    await open?.api.send(profileApi.update, { body: { showName: true } });
    const seen = await t.as(null).send(profileApi.followers, { params, query: {} });
    expect(seen.items.map(({ id }) => id)).toEqual([open?.id]);
  });

  it('shows whom somebody follows only where they let it be seen', async () => {
    const [ada = await aPerson(t), ben = await aPerson(t)] = await people(2);
    await follow(ada, ben);
    await ben.api.send(profileApi.update, { body: { showName: true } });
    const following = () => t.as(null).send(profileApi.following, { params: { id: ada.id }, query: {} });
    expect((await following()).items).toEqual([]);
    await ada.api.send(profileApi.update, { body: { showFollowing: true } });
    expect((await following()).items.map(({ id }) => id)).toEqual([ben.id]);
  });
});
