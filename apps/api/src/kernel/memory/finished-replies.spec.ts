import { Capture } from '../../bench/capture.js';
import { SettingsService } from '../../modules/settings/index.js';
import { aCampaign } from '../../testing/campaigns.js';
import { aPerson } from '../../testing/people.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signalsOf } from '../../testing/live/signals.js';
import { Config } from '../config/config.js';
import { Signals } from '../outbox/signals.js';
import { finishJson, type FinishedJson } from './finished-json.js';
import { KEPT_KINDS, KeptAnswers } from './kept-answers.js';
import { CHANGE_TOPICS, FinishedReplies, type FinishedRepliesOptions } from './finished-replies.js';

const HOUR = 3_600_000;

/** An answer that is given when the test says so. */
function later(): { make: () => Promise<FinishedJson>; answer: (text: string) => void } {
  let answer: (text: string) => void = () => undefined;
  const promise = new Promise<FinishedJson>((resolve) => {
    answer = (text) => resolve(finishJson(text));
  });
  return { make: () => promise, answer };
}

describe('finished answers in memory', () => {
  let t: TestApp;
  let signals: Signals;
  beforeAll(async () => {
    t = await startTestApp();
    signals = t.get(Signals);
    await signals.listen();
  });
  afterAll(() => t.close());

  const memory = (options: Partial<FinishedRepliesOptions> = {}): FinishedReplies<FinishedJson> =>
    new FinishedReplies(signals, { topics: CHANGE_TOPICS, mostBytes: 1_000, freshMilliseconds: HOUR, ...options });
  const text = async (reply: FinishedJson | null | Promise<FinishedJson>) => (await reply)?.body.toString();
  const saying = (words: string) => async (): Promise<FinishedJson> => finishJson(words);
  const refused = async (): Promise<FinishedJson> => {
    throw new Error('nothing is made');
  };

  const heardOf = (sql: string, parameters: unknown[] = []) => signalsOf(t, sql, parameters);

  it('are made once for any number of callers, and are ready from then on', async () => {
    const replies = memory();
    const one = later();
    const asked = [replies.of('a', one.make), replies.of('a', refused), replies.of('a', refused)];
    expect(replies.ready('a')).toBeNull();
    one.answer('first');
    expect(await Promise.all(asked.map(text))).toEqual(['first', 'first', 'first']);
    expect(await text(replies.ready('a'))).toBe('first');
    expect(await text(replies.of('a', refused))).toBe('first');
  });

  it('are forgotten when what they tell has changed, and not for anything else', async () => {
    const replies = memory({ topics: ['content'] });
    await replies.of('a', saying('first'));
    await heardOf(`update site_setting set value = value where name = 'siteName'`);
    expect(await text(replies.ready('a'))).toBe('first');
    await heardOf('update content_record set position = position where false');
    expect(replies.ready('a')).toBeNull();
    expect(await text(replies.of('a', saying('second')))).toBe('second');
  });

  it('that were begun before a change go to those who wait, and to nobody who asks after it', async () => {
    const replies = memory();
    const old = later();
    const waiting = replies.of('a', old.make);
    await heardOf('update content_record set position = position where false');
    const asked = replies.of('a', saying('new'));
    old.answer('old');
    expect([await text(waiting), await text(asked)]).toEqual(['old', 'new']);
    expect(await text(replies.of('a', refused))).toBe('new');
  });

  it('that are old are given once more and refreshed in the background, also when that fails first', async () => {
    const replies = memory({ freshMilliseconds: -1 });
    await replies.of('a', saying('first'));
    expect(replies.ready('a')).toBeNull();
    expect(await text(replies.of('a', refused))).toBe('first');
    const next = later();
    expect(await text(replies.of('a', next.make))).toBe('first');
    next.answer('second');
    await next.make();
    expect(await text(replies.of('a', refused))).toBe('second');
  });

  it('that have been old for too long are not given', async () => {
    const replies = memory({ freshMilliseconds: -60_000, staleMilliseconds: 20_000 });
    await replies.of('a', saying('first'));
    expect(await text(replies.of('a', saying('second')))).toBe('second');
  });

  it('that are old are made again for all callers, where no signals arrive', async () => {
    const replies = memory({ freshMilliseconds: -1, staleMilliseconds: 0 });
    await replies.of('a', saying('first'));
    const next = later();
    const asked = [replies.of('a', next.make), replies.of('a', refused)];
    next.answer('second');
    expect(await Promise.all(asked.map(text))).toEqual(['second', 'second']);
  });

  it('that could not be made are not kept', async () => {
    const replies = memory();
    await expect(replies.of('a', refused)).rejects.toThrow('nothing is made');
    expect(await text(replies.of('a', saying('made')))).toBe('made');
  });

  it('take no more memory than they may: those asked for longest ago go first', async () => {
    const replies = memory({ mostBytes: 10 });
    for (const key of ['a', 'b']) await replies.of(key, saying('12345'));
    expect(await text(replies.ready('a'))).toBe('12345');
    await replies.of('c', saying('12345'));
    expect(replies.keys()).toEqual(['c', 'a']);
  });

  it('are made again each time where no signals arrive', async () => {
    const deaf = new Signals(t.get(Config));
    const replies = new FinishedReplies<FinishedJson>(deaf, {
      topics: CHANGE_TOPICS,
      mostBytes: 1_000,
      freshMilliseconds: HOUR,
    });
    expect(await text(replies.of('a', saying('first')))).toBe('first');
    expect(await text(replies.of('a', saying('second')))).toBe('second');
    expect(replies.ready('a')).toBeNull();
  });

  it('hear of every table that everybody reads, once a transaction', async () => {
    const { id } = await aCampaign(t);
    const { id: person } = await aPerson(t);
    for (const [topic, sql, ...parameters] of [
      ['content', 'update site_language set position = position'],
      ['settings', `update rule_param set value = value; update payment_limit set maximum = maximum`],
      ['settings', 'update platform_fee set reason = reason'],
      ['campaigns', 'update campaign set tag_line = tag_line where id = $1', id],
      ['campaigns', 'update campaign_capacity set listed_as = listed_as where campaign_id = $1', id],
      ['people', 'update app_user set show_name = not show_name where id = $1', person],
      ['people', 'insert into certificate_name_hidden (holder_id, hidden_at) values ($1, now())', person],
      ['people', 'update share_certificate set issued_at = issued_at'],
    ] as const)
      expect([sql, await heardOf(sql, parameters)]).toEqual([sql, [topic]]);
  });

  it('hear nothing of money that moves, of drafts, and of who signs in', async () => {
    const { id } = await aCampaign(t);
    const { id: person } = await aPerson(t);
    for (const [sql, ...parameters] of [
      ['update campaign_capacity set received = received + 1, investors = investors + 1 where campaign_id = $1', id],
      ['update campaign set tag_line = tag_line where id = $1 and not is_public', id],
      ['update app_user set totp_last_step = 1 where id = $1', person],
    ] as const)
      expect([sql, await heardOf(sql, parameters)]).toEqual([sql, []]);
  });

  describe('of the API', () => {
    const PAGE = '/api/v1.1/equities/front';
    const capture = new Capture();
    /** What was asked of the database for campaigns meanwhile. */
    const asked = async (work: () => Promise<unknown>): Promise<number> => {
      capture.statements.length = 0;
      capture.listening = true;
      await work();
      capture.listening = false;
      return capture.statements.filter(({ sql }) => sql.includes('campaign_capacity')).length;
    };
    const read = (path: string, headers: Record<string, string> = {}) => t.http().get(path).set(headers);

    it('are not kept at all where they may take no memory', () => {
      const kept = (ANSWERS_MEMORY: number) => new KeptAnswers(signals, { ...t.get(Config), ANSWERS_MEMORY });
      expect(KEPT_KINDS.map((kind) => kept(0).of(kind))).toEqual(KEPT_KINDS.map(() => null));
      expect(KEPT_KINDS.map((kind) => kept(1).of(kind))).not.toContain(null);
    });

    it('are one statement for all who ask at once, tagged, and the same as what is not kept', async () => {
      const { slug } = await aCampaign(t);
      const { token } = await aPerson(t);
      const answers: Awaited<ReturnType<typeof read>>[] = [];
      const ask = async () => answers.push(await read(`${PAGE}/${slug}`));
      expect(await asked(() => Promise.all(Array.from({ length: 10 }, ask)))).toBe(1);
      const [{ text: first, headers } = await read(PAGE)] = answers;
      expect(new Set(answers.map(({ text: each, status }) => `${status} ${each}`))).toEqual(new Set([`200 ${first}`]));
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
      });
      const again = await read(`${PAGE}/${slug}`, { 'if-none-match': headers['etag'] ?? '' });
      expect([again.status, again.text]).toEqual([304, '']);
      // Signed-in callers may be shown more.
      const own = await read(`${PAGE}/${slug}`, { authorization: `Bearer ${token}` });
      expect([own.text, own.headers['cache-control'], own.headers['etag']]).toEqual([first, 'no-store', undefined]);
    });

    it('are new once a change was said; what is refused, and what is searched for, is asked each time', async () => {
      const { id, slug } = await aCampaign(t);
      const page = async () => (await read(`${PAGE}/${slug}`)).body as { data: { data: { tagLine: string } } };
      await page();
      await heardOf('update campaign set tag_line = $2 where id = $1', [id, 'Another line']);
      expect((await page()).data.data.tagLine).toBe('Another line');
      for (const refusal of [`${PAGE}/nothing`, `${PAGE}?page=none`]) {
        const statuses = [(await read(refusal)).status, (await read(refusal)).status];
        expect([refusal, statuses[0]]).toEqual([refusal, statuses[1]]);
        expect(statuses[0]).toBeGreaterThanOrEqual(400);
      }
      const search = () => t.http().post('/api/v1.1/equities/browse').send({ campaignName: 'water' });
      expect(await asked(async () => [await search(), await search()])).toBe(2);
    });

    it('ask for the settings once where they are not known, and wait for what they asked', async () => {
      const settings = async (work: () => Promise<unknown>): Promise<number> => {
        await asked(work);
        return capture.statements.filter(({ sql }) => sql === 'select name, value, public from site_setting').length;
      };
      await read(PAGE);
      t.get(SettingsService).forget();
      expect(await settings(() => read(PAGE))).toBe(1);
    });

    it('tell each language its own, and nothing to whom the site is closed (R-10)', async () => {
      const menu = async (language: string, address = '10.0.0.1') => {
        const headers = { 'accept-language': language };
        const { payload } = await t.app.inject({ url: '/api/v1.1/menus/header', headers, remoteAddress: address });
        return payload;
      };
      expect(await menu('fr')).not.toBe(await menu('en'));
      expect(await menu('fr')).toBe((await read('/api/v1.1/menus/header?lng=fr')).text);
      await heardOf(`update site_setting set value = '"yes"' where name = 'maintainanceMode'`);
      await heardOf(`update site_setting set value = '["10.0.0.1"]' where name = 'exceptIP'`);
      t.get(SettingsService).forget();
      expect(await menu('fr')).toContain('"status":"success"');
      expect(await menu('fr', '10.0.0.2')).toContain('server.maintenance');
      const told = async (remoteAddress: string): Promise<boolean> => {
        const { payload } = await t.app.inject({ url: '/api/v1.1/site-setting', remoteAddress });
        return (JSON.parse(payload) as { data: { data: { underMaintenance: boolean } } }).data.data.underMaintenance;
      };
      expect([await told('10.0.0.1'), await told('10.0.0.2'), await told('10.0.0.1')]).toEqual([false, true, false]);
    });
  });
});
