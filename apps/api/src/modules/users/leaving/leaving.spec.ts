import { unzipSync, strFromU8 } from 'fflate';
import { CampaignStatus, leavingApi, profileApi, usersApi, walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, credit, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { givePassword, PASSWORD } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('leaving', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const close = (person: Person) => person.api.send(leavingApi.close, { body: { reason: 'Enough' } });
  const state = (person: Person) => person.api.send(leavingApi.closing, {});
  const backer = async (): Promise<Person> => {
    const person = await anInvestor(t, { wallet: 50_000n });
    const { id: campaignId } = await aCampaign(t);
    await investAs(person.api, {
      params: { campaignId },
      body: { amount: 50_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
    return person;
  };

  it('SEC-56 waits thirty days, in which it can be called off', async () => {
    const person = await aPerson(t);
    const asked = await close(person);
    expect(Date.parse(asked.dueAt ?? '') - Date.parse(asked.requestedAt ?? '')).toBe(30 * DAY);
    expect((await close(person)).dueAt).toBe(asked.dueAt);
    expect((await person.api.send(usersApi.me, {})).profile.deletionDueAt).toBe(asked.dueAt);
    expect(await person.api.send(leavingApi.keep, {})).toMatchObject({ requestedAt: null, dueAt: null });
    await t.advance(31 * DAY);
    expect(
      (await t.db.query(`select 1 from app_user where id = $1 and pseudonymised_at is null`, [person.id])).length,
    ).toBe(1);
  });

  it('SEC-56 names what has to be settled before', async () => {
    const rich = await aPerson(t);
    await credit(t, rich.id, 100n);
    expect((await state(rich)).blockers).toEqual(['wallet']);
    expect((await failureOf(close(rich))).params).toMatchObject({ blockers: ['wallet'] });
    expect((await state(await backer())).blockers).toEqual(['investments']);
    const { owner } = await aCampaign(t);
    expect((await state(owner)).blockers).toEqual(['campaigns']);
  });

  it('SEC-56 an account that is about to close cannot start new payments', async () => {
    const person = await anInvestor(t);
    await close(person);
    const fresh = await t.app.close().then(async () => {
      const { database } = t;
      t = await startTestApp({}, { database });
      return t.as(person.token);
    });
    const topUp = fresh.send(walletApi.open, { body: { amount: 1_000, currency: 'USD' }, idempotencyKey: newId() });
    expect(await refusalOf(topUp)).toBe('user.closing');
    await fresh.send(leavingApi.keep, {});
  });

  it('SEC-56 at the end the person is gone and the ledger is whole', async () => {
    const [person, friend] = [await anInvestor(t, { wallet: 50_000n }), await aPerson(t)];
    await givePassword(t, person);
    const { email, slug } = await person.api.send(usersApi.me, {});
    await person.api.send(profileApi.update, { body: { description: 'I teach', website: 'https://ines.example.org' } });
    await person.api.send(profileApi.follow, { params: { id: friend.id } });
    const { id: campaignId } = await aCampaign(t);
    await investAs(person.api, {
      params: { campaignId },
      body: { amount: 50_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
    const photo = await t.db.inTx((tx) =>
      t.get(FileStore).save(tx, {
        ownerId: person.id,
        purpose: 'photo',
        contentType: 'image/webp',
        content: Buffer.from('a face'),
        private: false,
      }),
    );
    expect((await t.http().get(`/media/${photo}`)).status).toBe(200);
    const lines = () =>
      t.db.query<{ sum: string; count: string }>(
        `select count(*) as count, sum(l.amount) as sum from ledger.line l join ledger.account a on a.id = l.account_id
         where a.code like '%' || $1 || '%'`,
        [person.id],
      );
    const before = await lines();
    // The round closes and is settled: what is left are holdings, which stay with the opaque id.
    await t.db.query(`update investment set state = 'settled' where investor_id = $1`, [person.id]);
    await close(person);
    await t.advance(31 * DAY);
    const [row] = await t.db.query<Record<string, unknown>>('select * from app_user where id = $1', [person.id]);
    expect(row).toMatchObject({ first_name: 'Former', phone_number: null, password_hash: null, description: null });
    expect(JSON.stringify(row)).not.toContain(email);
    expect(await lines()).toEqual(before);
    await t.drain();
    expect((await t.http().get(`/media/${photo}`)).status).toBe(404);
    expect(await refusalOf(t.as(person.token).send(usersApi.me, {}))).toBe('auth.session_ended');
    expect(await refusalOf(t.as(null).send(usersApi.login, { body: { email, password: PASSWORD } }))).toBe(
      'auth.bad_credentials',
    );
    expect(await refusalOf(t.as(null).send(profileApi.profile, { params: { slug } }))).toBe('request.not_found');
    const [followed] = await t.db.query<{ count: number }>(
      'select follower_count as count from app_user where id = $1',
      [friend.id],
    );
    expect(followed?.count).toBe(0);
  });

  describe('a copy of everything', () => {
    it('is a ZIP of JSON and PDFs, made by a job, for its owner alone', async () => {
      const [person, other] = [await backer(), await aPerson(t)];
      const asked = await person.api.send(leavingApi.askExport, {});
      expect(asked).toMatchObject({ state: 'waiting', link: null });
      expect((await person.api.send(leavingApi.askExport, {})).id).toBe(asked.id);
      await t.drain();
      const params = { id: asked.id };
      expect(await refusalOf(other.api.send(leavingApi.export, { params }))).toBe('request.not_found');
      const { link, state: reached } = await person.api.send(leavingApi.export, { params });
      expect(reached).toBe('ready');
      const file = await t
        .http()
        .get(link ?? '')
        .responseType('blob');
      expect(file.headers['content-type']).toBe('application/zip');
      expect(file.headers['content-disposition']).toBe('attachment');
      const entries = unzipSync(new Uint8Array(file.body as Buffer));
      const names = Object.keys(entries);
      expect(names).toEqual(expect.arrayContaining(['account.json', 'investments.json', 'identity.json']));
      const receipt = names.find((name) => name.startsWith('receipts/')) ?? '';
      for (const paper of [receipt, 'account.pdf', 'activity.pdf']) {
        expect([paper, strFromU8((entries[paper] ?? new Uint8Array()).slice(0, 5))]).toEqual([paper, '%PDF-']);
      }
      expect(strFromU8(entries['account.json'] ?? new Uint8Array())).toContain(person.email);
      const all = Object.values(entries)
        .map((content) => strFromU8(content, true))
        .join('');
      for (const secret of ['password_hash', 'totp_secret', '$argon2']) expect(all).not.toContain(secret);
      expect(await refusalOf(t.as(null).send(leavingApi.export, { params }))).toBe('auth.required');
      const unsigned = await t.http().get((link ?? '').split('?')[0] ?? '');
      expect(unsigned.status).toBe(403);
    });

    it('S-01 S-13 has the codes of the API, which its description explains', async () => {
      const [person, { id, owner }] = [await backer(), await aCampaign(t)];
      await t.db.query('update campaign set hidden_at = now() where id = $1', [id]);
      const read = async ({ api }: Person, name: string): Promise<unknown> => {
        const asked = await api.send(leavingApi.askExport, {});
        await t.drain();
        const { link } = await api.send(leavingApi.export, { params: { id: asked.id } });
        const { body } = await t
          .http()
          .get(link ?? '')
          .responseType('blob');
        return JSON.parse(strFromU8(unzipSync(new Uint8Array(body as Buffer))[name] ?? new Uint8Array()));
      };
      expect(await read(person, 'investments.json')).toMatchObject([{ state: 'received', status: 'success' }]);
      expect(await read(owner, 'campaigns.json')).toMatchObject([{ id, status: CampaignStatus.hidden }]);
    });

    it('SEC-14 its link is for a session that passed a step-up, and for no other', async () => {
      const person = await backer();
      const { id } = await person.api.send(leavingApi.askExport, {});
      await t.drain();
      await givePassword(t, person);
      const body = { email: person.email, password: PASSWORD };
      const { token = '' } = await t.as(null).send(usersApi.login, { body });
      const { lastExport } = await t.as(token).send(leavingApi.closing, {});
      expect(lastExport).toMatchObject({ id, state: 'ready', link: null });
      expect(await refusalOf(t.as(token).send(leavingApi.export, { params: { id } }))).toBe('auth.step_up_required');
      expect((await person.api.send(leavingApi.export, { params: { id } })).link).toContain('/media/');
    });

    it('SEC-14 asks for a step-up, and is over after a week', async () => {
      const person = await aPerson(t);
      const { id } = await person.api.send(leavingApi.askExport, {});
      await t.drain();
      await t.db.query(`update data_export set expires_at = now() - interval '1 second' where id = $1`, [id]);
      await t.advance(0);
      const read = await person.api.send(leavingApi.export, { params: { id } });
      expect(read).toMatchObject({ state: 'expired', link: null });
      await givePassword(t, person);
      const { token = '' } = await t
        .as(null)
        .send(usersApi.login, { body: { email: person.email, password: PASSWORD } });
      expect(await refusalOf(t.as(token).send(leavingApi.askExport, {}))).toBe('auth.step_up_required');
      expect(await refusalOf(t.as(token).send(leavingApi.close, { body: {} }))).toBe('auth.step_up_required');
    });
  });
});
