import sharp from 'sharp';
import { profileApi, usersApi, type FieldError } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { OutstandingTokens } from '../accounts/outstanding-tokens.js';
import { ProfilePictures } from './profile-pictures.js';
import { UserLinks } from '../accounts/user-links.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('profiles', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const slugOf = async ({ api }: Person): Promise<string> => (await api.send(usersApi.me, {})).slug;
  const update = (person: Person, body: object) => person.api.send(profileApi.update, { body });
  const faults = async (person: Person, body: object): Promise<string[]> =>
    (await failureOf(update(person, body))).fields.map(({ field, code }: FieldError) => `${field} ${code}`);
  const emailLink = async ({ id }: Person): Promise<string> => {
    const [link] = await t.db.query<{ id: string }>(
      `select id from user_link where user_id = $1 and purpose = 'email_change'`,
      [id],
    );
    return t.get(UserLinks).secretOf(link?.id ?? '');
  };
  const image = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0c5d6c' } });
  const form = (person: Person, files: Record<string, [Buffer, string]>, fields: Record<string, string> = {}) => {
    let call = t.http().patch('/api/v1.1/users/updateMe').set('authorization', `Bearer ${person.token}`);
    for (const [name, value] of Object.entries(fields)) call = call.field(name, value);
    for (const [name, [content, file]] of Object.entries(files)) call = call.attach(name, content, file);
    return call;
  };

  it('V-03 names of 20 letters at most and 3 together, a description of 200', async () => {
    const person = await aPerson(t);
    expect(await faults(person, { firstName: 'x'.repeat(21) })).toEqual(['firstName validation.max_length']);
    expect(await faults(person, { firstName: 'A', lastName: 'B' })).toEqual(['firstName validation.min_length']);
    expect(await faults(person, { description: 'x'.repeat(201) })).toEqual(['description validation.max_length']);
    const changed = await update(person, { firstName: 'Wu', lastName: 'X', description: 'x'.repeat(200) });
    expect(changed).toMatchObject({ firstName: 'Wu', lastName: 'X' });
    expect((await update(person, { description: null })).profile.description).toBeNull();
    for (const name of ['firstName', 'lastName', 'email', 'slug']) {
      expect(await faults(person, { [name]: null })).toEqual([`${name} validation.required`]);
    }
  });

  it('V-03 V-04 neither a name nor a slug of the site or its staff; what one has already stays', async () => {
    const person = await aPerson(t);
    expect(await faults(person, { firstName: 'Cairn', lastName: 'Support' })).toEqual(['firstName user.name_reserved']);
    for (const slug of ['admin', 'Cairn-Support', 'cairn']) {
      expect(await faults(person, { slug })).toEqual(['slug user.name_reserved']);
    }
    await t.db.query(`update app_user set last_name = 'Support', slug = 'admin' where id = $1`, [person.id]);
    expect(await update(person, { lastName: 'Support', slug: 'admin', zipcode: '12345' })).toMatchObject({
      slug: 'admin',
    });
  });

  it('V-04 a slug of letters, digits and hyphens, at least 3, and nobody else’s', async () => {
    const [person, other] = [await aPerson(t), await aPerson(t)];
    for (const slug of ['a b', 'päge', 'a_b', '../x', 'a/b', '<b>']) {
      expect(await faults(person, { slug })).toEqual(['slug validation.slug']);
    }
    expect(await faults(person, { slug: 'ab' })).toEqual(['slug validation.min_length']);
    expect((await update(person, { slug: 'Ines-Okafor-7' })).slug).toBe('ines-okafor-7');
    expect((await update(other, { slug: 'احمد-الادريسي' })).slug).toBe('احمد-الادريسي');
    expect(await faults(other, { slug: 'INES-okafor-7' })).toEqual(['slug user.slug_taken']);
    const many = await Promise.all([1, 2, 3].map(() => aPerson(t)));
    const race = await Promise.allSettled(many.map((one) => update(one, { slug: 'the-one' })));
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('V-05 V-07 V-08 V-13 refuses what has no form of its kind', async () => {
    const person = await aPerson(t);
    expect(await faults(person, { zipcode: '!' })).toEqual(['zipcode validation.zip']);
    expect(await faults(person, { phoneNumber: '1234567' })).toEqual(['phoneNumber validation.phone']);
    expect(await faults(person, { email: 'nobody' })).toEqual(['email validation.email']);
    for (const website of ['example', 'ftp://a.example.org', 'javascript:alert(1)', 'https://']) {
      expect(await faults(person, { website })).toEqual(['website validation.url']);
    }
    const elsewhere = 'https://evil.example/linkedin.com';
    for (const name of ['facebook', 'twitter', 'linkedin', 'youtube']) {
      expect(await faults(person, { [name]: elsewhere })).toEqual([`${name} validation.url_host`]);
    }
    const links = {
      website: 'https://ines.example.org/a',
      facebook: 'https://www.facebook.com/ines',
      twitter: 'https://x.com/ines',
      linkedin: 'https://uk.linkedin.com/in/ines',
      youtube: 'https://youtu.be/ines',
    };
    expect((await update(person, links)).profile).toMatchObject(links);
  });

  it('SEC-31 nothing but its owner’s own words can be set', async () => {
    const person = await aPerson(t);
    for (const field of ['isAdmin', 'adminRole', 'id', 'followerCount', 'photoFileId', 'suspendedAt']) {
      expect(await faults(person, { [field]: 'x' })).toEqual([`${field} validation.unknown_field`]);
    }
  });

  it('R-04 R-05 what an account is for is widened by its holder, and narrowed where nothing would be hidden', async () => {
    const narrow = (person: Person, userType: string) => faults(person, { userType });
    const person = await anInvestor(t, { wallet: 100_000n });
    expect(await narrow(person, 'admin')).toEqual(['userType validation.choice']);
    const changed = await update(person, { userType: 'campaign-owner' });
    expect([changed.userType, changed.displayData.investorDisplay]).toEqual(['campaign-owner', false]);
    const { id, owner } = await aCampaign(t);
    const invest = () =>
      investAs(person.api, {
        params: { campaignId: id },
        body: { amount: 10_000, paymentType: 'wallet' },
        idempotencyKey: newId(),
      });
    expect(await refusalOf(invest())).toBe('investment.not_investor_type');
    await update(person, { userType: 'both' });
    await invest();
    expect(await narrow(person, 'campaign-owner')).toEqual(['userType user.type_in_use']);
    expect(await narrow(owner, 'investor')).toEqual(['userType user.type_in_use']);
  });

  it('V-27 photo and cover are made exact by the server from large enough uploads', async () => {
    const person = await aPerson(t);
    const answer = await form(
      person,
      {
        photo: [await image(640, 480).jpeg().toBuffer(), 'me.jpg'],
        coverPhoto: [await image(1500, 900).png().toBuffer(), 'cover.png'],
      },
      { description: 'Seen by all', showName: 'true' },
    );
    expect(answer.status).toBe(200);
    const { profile } = await person.api.send(usersApi.me, {});
    expect(profile).toMatchObject({ description: 'Seen by all', showName: true });
    for (const [link, width, height] of [
      [profile.photo, 200, 200],
      [profile.coverPhoto, 1350, 400],
    ] as const) {
      const file = await t.http().get(link ?? '');
      expect(file.headers['content-type']).toBe('image/webp');
      expect(await sharp(file.body as Buffer).metadata()).toMatchObject({ width, height, format: 'webp' });
    }
    await update(person, { removePhoto: true });
    expect((await person.api.send(usersApi.me, {})).profile.photo).toBeNull();
  });

  it('V-26 V-27 refuses what is too small, too large or no picture, and then changes nothing', async () => {
    const person = await aPerson(t);
    const codeOf = async (name: string, content: Buffer, file: string): Promise<unknown> =>
      ((await form(person, { [name]: [content, file] }, { description: 'Changed' })).body as { code: string }).code;
    expect(await codeOf('photo', await image(199, 400).png().toBuffer(), 'a.png')).toBe('file.too_small');
    expect(await codeOf('coverPhoto', await image(1350, 399).png().toBuffer(), 'a.png')).toBe('file.too_small');
    expect(await codeOf('photo', Buffer.from('<html>'), 'a.png')).toBe('file.type');
    expect(await codeOf('photo', Buffer.alloc(2 * 1024 * 1024 + 1), 'a.png')).toBe('file.too_large');
    expect(await codeOf('other', await image(200, 200).png().toBuffer(), 'a.png')).toBe('file.type');
    expect((await person.api.send(usersApi.me, {})).profile.description).toBeNull();
  });

  it('U-20 two tabs do not overwrite each other: what was read before the other saved is refused', async () => {
    const person = await aPerson(t);
    const { version } = (await person.api.send(usersApi.me, {})).profile;
    const saved = await update(person, { description: 'The first tab', version });
    expect(await refusalOf(update(person, { description: 'The second tab', version }))).toBe('user.overtaken');
    expect(saved.profile.description).toBe('The first tab');
    await update(person, { language: 'fr' });
    const again = await update(person, { description: 'The second tab', version: saved.profile.version });
    expect(again.profile.description).toBe('The second tab');
  });

  it('SEC-14 a new phone number or address needs a step-up; the address counts once it has answered', async () => {
    const person = await aPerson(t);
    const { email: before } = await person.api.send(usersApi.me, {});
    const asked = await update(person, { email: 'New.Address@example.org', phoneNumber: '+14155550199' });
    expect(asked).toMatchObject({ email: before, phoneNumber: '+14155550199' });
    expect(asked.profile.pendingEmail).toBe('new.address@example.org');
    const token = await emailLink(person);
    expect(await t.as(null).send(usersApi.activate, { params: { token } })).toEqual({
      email: 'new.address@example.org',
      subject: 'email',
      invests: null,
    });
    expect(await person.api.send(usersApi.me, {})).toMatchObject({ email: 'new.address@example.org' });
    expect(await refusalOf(t.as(null).send(usersApi.activate, { params: { token } }))).toBe('auth.link_invalid');
  });

  it('SEC-14 an address that two users requested belongs to the first one who confirms it', async () => {
    const [first, second] = [await aPerson(t), await aPerson(t)];
    for (const person of [first, second]) await update(person, { email: 'wanted@example.org' });
    const confirm = async (person: Person) =>
      t.as(null).send(usersApi.activate, { params: { token: await emailLink(person) } });
    expect(await confirm(first)).toEqual({ email: 'wanted@example.org', subject: 'email', invests: null });
    expect(await failureOf(confirm(second))).toMatchObject({ status: 409, code: 'user.email_taken' });
    expect(await second.api.send(usersApi.me, {})).toMatchObject({ email: second.email });
  });

  it('SEC-2 an address that is asked for while all sessions are ended is refused, and nothing waits for it', async () => {
    const person = await aPerson(t);
    const pictures = t.get(ProfilePictures);
    const make = pictures.make.bind(pictures);
    const spy = jest.spyOn(pictures, 'make').mockImplementationOnce(async (uploads) => {
      await t.db.inTx((tx) => t.get(OutstandingTokens).shutOut(tx, person.id));
      return make(uploads);
    });
    expect(await refusalOf(update(person, { email: 'intruder@example.org' }))).toBe('auth.session_ended');
    spy.mockRestore();
    const waiting = 'select 1 from app_user where id = $1 and pending_email is not null';
    expect(await t.db.query(waiting, [person.id])).toEqual([]);
  });

  it('SEC-14 without a step-up the same is refused, and everything else still goes', async () => {
    const person = await aPerson(t);
    await t.db.query('update session set stepped_up_at = null where user_id = $1', [person.id]);
    expect(await refusalOf(update(person, { email: 'other@example.org' }))).toBe('auth.step_up_required');
    expect(await refusalOf(update(person, { phoneNumber: '+14155550111' }))).toBe('auth.step_up_required');
    expect(await update(person, { description: 'As ever', phoneNumber: '+14155550100' })).toHaveProperty('id');
  });

  it('C-01 shows to everyone what its owner has made public, six a page, and no more', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t, { wallet: 100_000n });
    await investAs(investor.api, {
      params: { campaignId },
      body: { amount: 50_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
    const slug = await slugOf(investor);
    const params = { id: investor.id };
    const seen = () => t.as(null).send(profileApi.investments, { params, query: {} });
    const page = () => t.as(null).send(profileApi.profile, { params: { slug } });
    expect((await seen()).items).toEqual([]);
    expect(await page()).toMatchObject({ investmentCount: null, followingCount: null, isMe: false });
    expect((await investor.api.send(profileApi.investments, { params, query: {} })).items).toMatchObject([
      { id: campaignId, amount: 50_000 },
    ]);
    await update(investor, { showInvestments: true });
    expect((await seen()).items).toMatchObject([{ id: campaignId, amount: null }]);
    expect(await page()).toMatchObject({ investmentCount: 1, identityChecked: true });
    await update(investor, { showAmounts: true });
    expect((await seen()).items).toMatchObject([{ amount: 50_000, currency: 'USD' }]);
    const words = JSON.stringify(await page());
    for (const hidden of [investor.email, '14155550100']) expect(words).not.toContain(hidden);
    for (let more = 0; more < 6; more++) {
      await investAs(investor.api, {
        params: { campaignId },
        body: { amount: 5_000, paymentType: 'wallet' },
        idempotencyKey: newId(),
      });
    }
    expect((await seen()).items).toHaveLength(6);
    // A campaign that an admin has hidden is neither listed nor counted.
    await t.db.query('update campaign set hidden_at = now() where id = $1', [campaignId]);
    expect((await seen()).items).toEqual([]);
    expect(await page()).toMatchObject({ investmentCount: 0 });
    await t.db.query('update campaign set hidden_at = null where id = $1', [campaignId]);
    expect(await page()).toMatchObject({ investmentCount: 7 });
  });

  it('nobody who is suspended, gone or of the console has a page', async () => {
    const person = await aPerson(t);
    const slug = await slugOf(person);
    await t.db.query('update app_user set suspended_at = now() where id = $1', [person.id]);
    expect(await refusalOf(t.as(null).send(profileApi.profile, { params: { slug } }))).toBe('request.not_found');
    expect(await refusalOf(t.as(null).send(profileApi.network, { params: { id: person.id } }))).toBe(
      'request.not_found',
    );
  });

  it('finds people by the beginning of a name, from two letters on', async () => {
    const [seeker, found] = [await aPerson(t), await aPerson(t)];
    await update(found, { firstName: 'Zoë', lastName: 'Quill_%' });
    const search = (q: string) => seeker.api.send(profileApi.search, { query: { q } });
    expect((await failureOf(search('Z'))).fields[0]?.code).toBe('validation.min_length');
    for (const q of ['zo', 'Zoë Q', 'quill', 'quill_%']) {
      expect((await search(q)).items.map(({ id }) => id)).toEqual([found.id]);
    }
    for (const q of ['%%', '_o', 'uill']) expect((await search(q)).items).toEqual([]);
    expect(JSON.stringify((await search('zo')).items)).not.toContain(found.email);
  });
});
