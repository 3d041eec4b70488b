import { DAY } from '../testing/harness.js';
import { expectShape, Platform, type Reply } from '../testing/mangopay/platform.js';

describe('the lists of Mangopay of what has moved', () => {
  let mangopay: Platform;
  beforeAll(async () => {
    mangopay = await Platform.start();
  });
  afterAll(() => mangopay.close());

  const refused = async ({ status, body }: Reply): Promise<unknown[]> => {
    await expectShape('error', body);
    return [status, body['Type'], ...Object.keys(body['errors'] ?? {})];
  };

  const itemsOf = (body: Reply['body']) => Object.values(body) as Record<string, unknown>[];
  it('tell of one kind of event, in order, for 45 days', async () => {
    await mangopay.signIn();
    const owner = await mangopay.rich(3_000);
    const payIn = await mangopay.card(owner.user, owner.wallet, 700);
    await mangopay.control(`/payins/${payIn.Id}/card`, {});
    const since = Number(payIn['CreationDate']) - 60;
    const events = (query: string) => mangopay.call('GET', `/events?${query}`);
    const { body } = await events(`EventType=PAYIN_NORMAL_SUCCEEDED&AfterDate=${since}&Sort=Date:ASC&Per_Page=100`);
    const listed = itemsOf(body);
    for (const event of listed) await expectShape('event', event);
    expect(listed.at(-1)).toMatchObject({ ResourceId: payIn.Id, EventType: 'PAYIN_NORMAL_SUCCEEDED' });
    const instants = listed.map(({ Date: at }) => Number(at));
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    const { body: newest } = await events('EventType=PAYIN_NORMAL_SUCCEEDED&Sort=Date:DESC&Per_Page=1');
    expect(itemsOf(newest)).toMatchObject([{ ResourceId: payIn.Id }]);
    await mangopay.world.advance(46 * DAY);
    await mangopay.signIn();
    expect(await refused(await events(`EventType=PAYIN_NORMAL_SUCCEEDED&AfterDate=${since}`))).toEqual([
      400,
      'param_error',
      'AfterDate',
    ]);
    expect(await refused(await events(''))).toEqual([400, 'param_error', 'EventType']);
  });

  it('give a user’s transactions of a span, the newest first where that is asked for', async () => {
    await mangopay.signIn();
    const owner = await mangopay.rich(3_000);
    const before = Number((await mangopay.call('GET', `/users/${owner.user}`)).body['CreationDate']);
    await mangopay.world.advance(DAY);
    await mangopay.signIn();
    await mangopay.payOut(owner, 1_000);
    const list = async (query: string) =>
      itemsOf((await mangopay.call('GET', `/users/${owner.user}/transactions?${query}`)).body).map(({ Type }) => Type);
    expect(await list('Sort=CreationDate:DESC')).toEqual(['PAYOUT', 'PAYIN']);
    expect(await list(`AfterDate=${before + 60}`)).toEqual(['PAYOUT']);
    expect(await list(`BeforeDate=${before + 60}`)).toEqual(['PAYIN']);
    const users = itemsOf((await mangopay.call('GET', '/users?Sort=CreationDate:DESC&Per_Page=1')).body);
    expect(users).toMatchObject([{ Id: owner.user }]);
  });
});
