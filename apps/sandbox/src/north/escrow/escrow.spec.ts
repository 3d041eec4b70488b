import { Harness } from '../../testing/harness.js';
import { faultBy } from '../../testing/schema.js';

const REPLY = new URL('../testing/escrow-reply.schema.json', import.meta.url);
const DAY = 86_400_000;
const ADDRESS = {
  accountRegistration: 'Ines Okafor',
  type: 'Individual',
  domesticYN: 'domestic_account',
  streetAddress1: '1 Main Street',
  city: 'Portland',
  state: 'OR',
  zip: '97201',
  country: 'USA',
};

type Reply = Record<string, unknown> & { statusCode: string };

describe('the escrow of North Capital', () => {
  let world: Harness;
  beforeAll(async () => {
    world = await Harness.start();
  });
  afterAll(() => world.close());

  const call = async (method: string, fields: Record<string, string>, verb = 'POST'): Promise<Reply> => {
    const answer = await fetch(`${world.sandbox.urls.control}/north/tapiv3/index.php/v3/${method}`, {
      method: verb,
      headers: {
        authorization: 'Bearer north-sandbox-client:north-sandbox-key',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
    });
    const reply = (await answer.json()) as Reply;
    expect(await faultBy(REPLY, reply)).toBeNull();
    return reply;
  };
  const account = async (): Promise<string> => {
    const reply = await call('createAccount', ADDRESS, 'PUT');
    return (reply['accountDetails'] as [boolean, [{ accountId: string }]])[1][0].accountId;
  };
  const linked = async (ending: string, method = 'linkExternalAccount'): Promise<string> => {
    const accountId = await account();
    const { accountDetails } = await call(method, { accountId });
    const token = String(accountDetails).split('/').at(-1);
    await world.control('POST', `/north/links/${token}/finish`, { ending });
    return accountId;
  };
  const trade = async (accountId: string, transactionType = 'ACH'): Promise<string> => {
    const reply = await call('createTrade', {
      offeringId: '1001',
      accountId,
      transactionType,
      transactionUnits: '500',
      createdIpAddress: '127.0.0.1',
      field1: 'ours',
    });
    return (reply['purchaseDetails'] as [boolean, [{ tradeId: string }]])[1][0].tradeId;
  };
  const fund = async (accountId: string, tradeId: string, more: Record<string, string> = {}): Promise<Reply> =>
    call('externalFundMove', {
      accountId,
      tradeId,
      offeringId: '1001',
      NickName: `nick-${accountId}`,
      amount: '500.00',
      description: 'Orchard',
      checkNumber: tradeId,
      ...more,
    });
  const stateOf = async (accountId: string, tradeId: string) => {
    const { partyDetails } = await call('getTrade', { accountId, tradeId });
    const { accountDetails } = await call('getExternalFundMoveHistory', { accountId });
    return {
      trade: (partyDetails as { orderStatus: string }[])[0]?.orderStatus,
      move: (accountDetails as { fundStatus: string }[] | null)?.[0]?.fundStatus,
    };
  };
  const wait = (advanceMs: number) => world.control('POST', '/clock', { advanceMs });

  it('links one account on a page, whose address comes with a blank before it', async () => {
    const accountId = await account();
    expect(await call('getExternalAccount', { accountId, type: 'Account' })).toMatchObject({ statusCode: '149' });
    const { accountDetails } = await call('linkExternalAccount', { accountId });
    expect(accountDetails).toMatch(/^ http/);
    await world.control('POST', `/north/links/${String(accountDetails).split('/').at(-1)}/finish`, {});
    expect(await call('linkExternalAccount', { accountId })).toMatchObject({ statusCode: '116' });
    expect(await call('getExternalAccount', { accountId, type: 'Account' })).toMatchObject({ accountId });
    await call('deleteExternalAccount', { accountId, type: 'Account' });
    expect(await call('getExternalAccount', { accountId, type: 'Account' })).toMatchObject({ statusCode: '149' });
    expect(await call('linkExternalAccount', { accountId: 'A1' })).toMatchObject({ statusCode: '148' });
  });

  it('keeps the trade and its money in states of their own', async () => {
    const accountId = await linked('settles');
    const tradeId = await trade(accountId);
    expect(await stateOf(accountId, tradeId)).toEqual({ trade: 'CREATED', move: undefined });
    await fund(accountId, tradeId);
    expect(await stateOf(accountId, tradeId)).toEqual({ trade: 'CREATED', move: 'Pending' });
    await wait(DAY);
    expect(await stateOf(accountId, tradeId)).toEqual({ trade: 'CREATED', move: 'Submitted' });
    await wait(7 * DAY);
    expect(await stateOf(accountId, tradeId)).toEqual({ trade: 'FUNDED', move: 'Settled' });
    const cancel = { accountId, tradeId, requestedBy: 'us', reason: 'Refund' };
    expect(await call('cancelInvestment', cancel)).toMatchObject({ developerAPIKey: 'north-sandbox-key' });
    await wait(5 * DAY);
    expect((await stateOf(accountId, tradeId)).trade).toBe('UNWIND SETTLED');
    expect(await call('cancelInvestment', cancel)).toMatchObject({ statusCode: '189' });
  });

  it('lists the trades of an offering with their states, all or those in one', async () => {
    const accountId = await linked('settles');
    const [paid, left] = [await trade(accountId), await trade(accountId, 'CREDITCARD')];
    await fund(accountId, paid);
    await wait(8 * DAY);
    const listed = async (more: Record<string, string> = {}) => {
      const reply = await call('getTradeStatusesForOffering', { offeringId: '1001', ...more });
      return reply['Offering purchased details'] as Record<string, string>[];
    };
    expect(await listed()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ tradeId: paid, accountId, tradeStatus: 'FUNDED', totalAmount: '500.000000' }),
        expect.objectContaining({ tradeId: left, transactionType: 'CreditCard', tradeStatus: 'CREATED' }),
      ]),
    );
    expect((await listed({ tradeStatus: 'FUNDED' })).map(({ tradeStatus }) => tradeStatus)).not.toContain('CREATED');
    expect(await call('getTradeStatusesForOffering', {})).toMatchObject({ statusCode: '106' });
  });

  it('knows no key: the same trade twice is two', async () => {
    const accountId = await linked('settles');
    expect(await trade(accountId)).not.toBe(await trade(accountId));
  });

  it('returns what the bank does not pay, and says why', async () => {
    const accountId = await linked('R01');
    const tradeId = await trade(accountId);
    const { TradeFinancialDetails } = await fund(accountId, tradeId);
    const [{ RefNum } = { RefNum: '' }] = TradeFinancialDetails as { RefNum: string }[];
    await wait(8 * DAY);
    expect(await stateOf(accountId, tradeId)).toEqual({ trade: 'CANCELED', move: 'Returned' });
    expect(await call('getExternalFundMoveInfo', { accountId, RefNum })).toMatchObject({
      investorExternalAccountDetails: { fundStatus: 'Returned', error: 'R01 Insufficient Funds' },
    });
  });

  it('voids a debit until the evening’s batch, and not after it', async () => {
    const accountId = await linked('settles');
    const refNumOf = async () => {
      const { TradeFinancialDetails } = await fund(accountId, await trade(accountId));
      return (TradeFinancialDetails as { RefNum: string }[])[0]?.RefNum ?? '';
    };
    expect(await call('requestForVoidACH', { RefNum: await refNumOf() })).toMatchObject({ statusCode: '101' });
    const late = await refNumOf();
    await wait(DAY);
    expect(await call('requestForVoidACH', { RefNum: late })).toMatchObject({ statusCode: '224' });
  });

  it('refuses another nickname, another amount, another account’s trade and what is missing', async () => {
    const accountId = await linked('settles');
    const tradeId = await trade(accountId);
    expect(await fund(accountId, tradeId, { NickName: 'another' })).toMatchObject({ statusCode: '149' });
    expect(await fund(accountId, tradeId, { amount: '1.00' })).toMatchObject({ statusCode: '108' });
    expect(await fund(await linked('settles'), tradeId)).toMatchObject({ statusCode: '188' });
    expect(await call('externalFundMove', { accountId })).toMatchObject({ statusCode: '106' });
    const card = await trade(accountId, 'CREDITCARD');
    expect(await fund(accountId, card)).toMatchObject({ statusCode: '194' });
  });

  it('charges a linked card, by a reference of another name', async () => {
    const accountId = await linked('declined', 'linkCreditCard');
    const tradeId = await trade(accountId, 'CREDITCARD');
    const reply = await call('ccFundMove', { accountId, tradeId, createdIpAddress: '127.0.0.1' });
    expect(reply).toMatchObject({ transactionDetails: [{ fundStatus: 'Pending', totalAmount: '500.000000' }] });
    await wait(4 * DAY);
    expect(await call('getCCFundMoveHistory', { accountId })).toMatchObject({
      creditcardDetails: [{ fundStatus: 'Declined' }],
    });
  });
});
