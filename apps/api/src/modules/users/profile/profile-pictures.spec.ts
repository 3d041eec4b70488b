import sharp from 'sharp';
import { profileApi, usersApi } from '@cairn/contracts';
import { Events } from '../../../kernel/outbox/events.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('the pictures of a profile', () => {
  let t: TestApp;
  let picture: Buffer;
  beforeAll(async () => {
    t = await startTestApp();
    picture = await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#0c5d6c' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => t.close());

  const put = (person: Person, place: 'photo' | 'coverPhoto', fields: Record<string, string> = {}, file = 'me.jpg') => {
    const call = t.http().patch('/api/v1.1/users/updateMe').set('authorization', `Bearer ${person.token}`);
    for (const [name, value] of Object.entries(fields)) void call.field(name, value);
    return call.attach(place, picture, { filename: file, contentType: 'text/html' });
  };
  const present = async ({ api }: Person, place: 'photo' | 'coverPhoto'): Promise<string> =>
    (await api.send(usersApi.me, {})).profile[place] ?? '';
  const statusOf = async (link: string): Promise<number> => (await t.http().get(link)).status;
  const everPutBy = async ({ id }: Person): Promise<string[]> =>
    (await t.db.query<{ id: string }>('select id from kernel.file where owner_id = $1 order by id', [id])).map(
      (file) => `/media/${file.id}`,
    );

  it('SEC-42 V-26 are taken by their content: a name and a type that say otherwise change nothing, and are not kept', async () => {
    const person = await aPerson(t);
    expect((await put(person, 'photo', {}, 'page.html')).status).toBe(200);
    const file = await t.http().get(await present(person, 'photo'));
    expect(file.headers['content-type']).toBe('image/webp');
    expect(file.headers['content-disposition']).toBe('inline');
  });

  it.each(['photo', 'coverPhoto'] as const)(
    'SEC-42 %s: one that another takes the place of leaves the store',
    async (place) => {
      const person = await aPerson(t);
      await put(person, place);
      const first = await present(person, place);
      await put(person, place);
      const second = await present(person, place);
      // Not before the change is committed: until then the old picture is still served.
      expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
      await t.drain();
      expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
      await person.api.send(profileApi.update, {
        body: place === 'photo' ? { removePhoto: true } : { removeCover: true },
      });
      await t.drain();
      expect(await statusOf(second)).toBe(404);
    },
  );

  it('SEC-42 a change of something else, or one that is refused, leaves them where they are', async () => {
    const [person, other] = [await aPerson(t), await aPerson(t)];
    await put(person, 'photo');
    const link = await present(person, 'photo');
    await person.api.send(profileApi.update, { body: { description: 'Seen by all' } });
    const { slug } = await other.api.send(usersApi.me, {});
    expect((await put(person, 'photo', { slug })).status).toBe(409);
    await t.drain();
    expect([await present(person, 'photo'), await statusOf(link)]).toEqual([link, 200]);
  });

  it('SEC-42 of two put there at once, the one that is shown stays and the other leaves', async () => {
    const person = await aPerson(t);
    await Promise.all([put(person, 'photo'), put(person, 'photo'), put(person, 'photo')]);
    await t.drain();
    const shown = await present(person, 'photo');
    const files = await everPutBy(person);
    expect(files).toHaveLength(3);
    for (const link of files) expect([link, await statusOf(link)]).toEqual([link, link === shown ? 200 : 404]);
  });

  it('SEC-42 the removal may run twice: a crash in between changes nothing', async () => {
    const person = await aPerson(t);
    await put(person, 'photo');
    const link = await present(person, 'photo');
    await person.api.send(profileApi.update, { body: { removePhoto: true } });
    const consumer = t.get(Events).consumer('users.replaced_pictures');
    if (consumer === undefined || !('outside' in consumer)) throw new Error('Nobody hears of replaced pictures');
    const body = { fileId: link.replace('/media/', '') };
    const message = { id: '1', topic: 'user.picture_left' as const, body, at: new Date(0) };
    await consumer.outside(message);
    await consumer.outside(message);
    await t.drain();
    expect(await statusOf(link)).toBe(404);
  });
});
