import { aCampaign } from '../../testing/campaigns.js';
import { aPerson } from '../../testing/people.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signalsOf } from '../../testing/live/signals.js';
import { Signals } from '../outbox/signals.js';
import { finishJson, type FinishedJson } from './finished-json.js';
import { FinishedReplies } from './finished-replies.js';

const HOUR = 3_600_000;

describe('finished answers about one campaign', () => {
  let t: TestApp;
  let signals: Signals;
  beforeAll(async () => {
    t = await startTestApp();
    signals = t.get(Signals);
    await signals.listen();
  });
  afterAll(() => t.close());

  const heardOf = (sql: string, parameters: unknown[] = []) => signalsOf(t, sql, parameters);

  it('are forgotten when it alone has changed', async () => {
    const replies = new FinishedReplies<FinishedJson>(signals, {
      topics: ['campaigns'],
      mostBytes: 1_000,
      freshMilliseconds: HOUR,
    });
    const keys = ['/equities/front/clearfold', '/equities/front/harbour-row', '/equities/front?limit=9'];
    for (const key of keys) await replies.of(key, async () => finishJson('12345'));
    await heardOf(`select pg_notify('changed', 'people clearfold')`);
    expect(replies.keys()).toEqual(keys.toReversed());
    await heardOf(`select pg_notify('changed', 'campaigns clearfold')`);
    expect(replies.keys()).toEqual(keys.slice(1).toReversed());
    let answer: (text: string) => void = () => undefined;
    const making = new Promise<FinishedJson>((resolve) => {
      answer = (text) => resolve(finishJson(text));
    });
    const waiting = replies.of('/equities/front/clearfold', () => making);
    await heardOf(`select pg_notify('changed', 'campaigns clearfold')`);
    answer('old');
    expect((await waiting).body.toString()).toBe('old');
    expect(replies.ready('/equities/front/clearfold')).toBeNull();
  });

  it('hear of a comment that appears by its campaign, and of none that waits', async () => {
    const { id, slug } = await aCampaign(t);
    const { id: author } = await aPerson(t);
    const say = (state: string) =>
      heardOf(
        `insert into campaign_comment (id, campaign_id, author_id, text, disclosure, waits, state, created_at)
         values (gen_random_uuid(), $1, $2, 'When?', 'none', true, $3, kernel.now())`,
        [id, author, state],
      );
    expect([await say('pending'), await say('approved')]).toEqual([[], [`campaigns ${slug}`]]);
    const moderate = `update campaign_comment set state = 'approved' where campaign_id = $1 and state = 'pending'`;
    expect(await heardOf(moderate, [id])).toEqual([`campaigns ${slug}`]);
    expect(await heardOf('delete from campaign_comment where campaign_id = $1', [id])).toEqual([`campaigns ${slug}`]);
  });
});
