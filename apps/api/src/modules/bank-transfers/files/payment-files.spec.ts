import { adminApi, paymentFilesApi, walletApi } from '@cairn/contracts';
import type { PaymentResults } from '@cairn/contracts/payments/payment-files';
import { newId } from '../../../kernel/crypto/ids.js';
import { BANK } from '../../../testing/bank-account.js';
import { anOperatorAccount, camtOf, importFile } from '../../../testing/bank/bank-file.js';
import { debitOf, HOUR } from '../../../testing/card-money.js';
import { anInvestor, walletOf, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { showAccount } from '../../../testing/withdrawals.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { sendForm } from '../../../testing/uploads/forms.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { nacha } from './nacha.js';
import { pain001 } from './pain001.js';
import type { Credit, FileFacts } from './credit.js';

const reason = 'The transfers of today';
const facts: FileFacts = {
  number: 'FIL-000001',
  releasedAt: new Date('2026-06-16T14:00:00Z'),
  currency: 'USD',
  companyId: '1234567890',
  balanced: false,
  debtor: {
    holder: 'Example Platform Inc',
    bankName: 'Example Bank',
    iban: null,
    accountNumber: '998877',
    routingNumber: '021000021',
    bic: null,
  },
};
const credit = (number: string, amount: bigint, more: Partial<Credit> = {}): Credit => ({
  number,
  kind: 'withdrawal',
  amount,
  currency: 'USD',
  holder: 'Zoë Müller & Søn',
  accountKind: 'US',
  accountNumber: '000123456789',
  routingNumber: '110000000',
  bic: null,
  accountType: 'checking',
  ...more,
});

describe('the formats of payment files', () => {
  it('NACHA: 94 signs a line, whole blocks, a batch for people and one for companies, hashes and sums', () => {
    const text = nacha(facts, [
      credit('WDR-000001', 12_345n),
      credit('PAY-000001', 500_000n, { kind: 'payout', accountType: 'savings' }),
    ]);
    const lines = text.trimEnd().split('\r\n');
    expect(lines.every((line) => line.length === 94)).toBe(true);
    expect(lines.length % 10).toBe(0);
    expect(lines.map((line) => line[0]).join('')).toBe('1568568999');
    expect(lines[0]).toMatch(/^101 02100002112345678902606161400A094101/);
    // Credited on the banking day after Tuesday, 16 June 2026.
    expect(lines[1]?.slice(69, 75)).toBe('260617');
    const friday = nacha({ ...facts, releasedAt: new Date('2026-06-20T01:00:00Z') }, [credit('WDR-000001', 1n)]);
    expect(friday.split('\r\n')[1]?.slice(69, 75)).toBe('260622');
    expect(lines[2]).toMatch(
      /^622110000000000123456789 {5}0000012345WDR-000001 {5}ZOE MULLER S N {10}0021000020000001$/,
    );
    expect(lines[3]).toMatch(/^82200000010011000000000000000000000000012345/);
    expect(lines[5]?.slice(0, 3)).toBe('632');
    expect(lines[7]).toMatch(/^9000002000001000000020022000000000000000000000000512345 {39}$/);
  });

  it('NACHA: balanced by a debit of the operator’s own account', () => {
    const lines = nacha({ ...facts, balanced: true }, [credit('WDR-000001', 12_345n)]).split('\r\n');
    expect(lines[1]?.slice(0, 4)).toBe('5200');
    expect(lines[3]).toMatch(/^627021000021998877/);
    expect(lines[4]).toMatch(/^82000000020013100002000000012345000000012345/);
  });

  it('pain.001: counts, sums, end-to-end ids, and letters that banks take', () => {
    const xml = pain001(facts, [credit('WDR-000001', 12_345n), credit('WDR-000002', 5n)]);
    expect(xml).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>123.50</CtrlSum>');
    expect(xml).toContain('<EndToEndId>WDR-000002</EndToEndId>');
    expect(xml).toContain('<Nm>Zoe Muller S n</Nm>');
    expect(xml).toContain('<ClrSysId><Cd>USABA</Cd></ClrSysId><MmbId>110000000</MmbId>');
    const sepa = pain001({ ...facts, currency: 'EUR' }, [
      credit('WDR-000003', 1_000n, {
        currency: 'EUR',
        accountKind: 'IBAN',
        accountNumber: 'DE89370400440532013000',
        routingNumber: null,
        accountType: null,
      }),
    ]);
    expect(sepa).toContain('<SvcLvl><Cd>SEPA</Cd></SvcLvl>');
    expect(sepa).toContain('<IBAN>DE89370400440532013000</IBAN>');
  });
});

describe('payment files', () => {
  let t: TestWorld;
  let accountId: string;
  let finance: Person;
  let second: Person;
  beforeAll(async () => {
    t = await startTestWorld();
    ({ id: accountId, finance, second } = await anOperatorAccount(t));
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const withdrawal = async (amount = 10_000): Promise<{ person: Person; id: string; number: string }> => {
    const person = await anInvestor(t, { wallet: 1_000_000n });
    const body = { ...BANK, currency: 'USD', amount };
    return { person, ...(await person.api.send(walletApi.withdraw, { body, idempotencyKey: newId() })) };
  };
  const make = (by = finance) => by.api.send(paymentFilesApi.make, { body: { format: 'pain.001', accountId, reason } });
  const download = async (id: string, by = finance, why?: string) => {
    const answer = await t
      .http()
      .post(`/api/v1.1/admin/payment-files/${id}/download`)
      .set('authorization', `Bearer ${by.token}`)
      .send(why === undefined ? {} : { reason: why });
    return { status: answer.status, text: answer.body instanceof Buffer ? answer.body.toString('utf8') : answer.text };
  };
  const answer = (csv: string, by = second) =>
    sendForm<PaymentResults>(t, by, 'post', '/admin/payment-results', {
      file: { content: Buffer.from(csv), name: 'answer.csv' },
    });
  const stateOf = async (id: string) => (await finance.api.send(adminApi.withdrawal, { params: { id } })).state;

  it('is shown before it is made, with who is paid, to whoever makes it', async () => {
    const { id, number } = await withdrawal(12_300);
    const list = (by = finance, account = accountId) =>
      by.api.send(paymentFilesApi.toMake, { query: { accountId: account, format: 'pain.001' } });
    expect((await list()).transfers.map((one) => one.number)).not.toContain(number);
    await t.travel(73 * HOUR);
    const shown = { number, amount: 12_300, payee: 'Test Person', bankName: 'Example Bank', accountEnd: '6789' };
    const { currency, amount, transfers } = await list();
    expect(transfers).toContainEqual(expect.objectContaining(shown));
    expect({ currency, amount }).toEqual({
      currency: 'USD',
      amount: transfers.reduce((sum, one) => sum + one.amount, 0),
    });
    expect(await refusalOf(list(finance, newId()))).toBe('transfers.account');
    const file = await make();
    expect(file.transfers).toContainEqual(expect.objectContaining({ ...shown, state: 'listed' }));
    expect((await list()).transfers).toEqual([]);
    expect(JSON.stringify(file)).not.toContain(BANK.accountNumber);
    await finance.api.send(paymentFilesApi.cancel, { params: { id: file.id }, body: { reason } });
    await finance.api.send(adminApi.rejectWithdrawal, { params: { id }, body: { reason } });
  });

  it('leaves a transfer begun whose account somebody has seen, though its file is taken back', async () => {
    const { person, id } = await withdrawal();
    const unseen = await withdrawal();
    await t.travel(73 * HOUR);
    const { id: file } = await make();
    await showAccount(second.api, id);
    await finance.api.send(paymentFilesApi.cancel, { params: { id: file }, body: { reason } });
    const cancel = (by: Person, one: string) => by.api.send(walletApi.cancelWithdrawal, { params: { id: one } });
    expect(await refusalOf(cancel(person, id))).toBe('wallet.transfer_begun');
    expect(await cancel(unseen.person, unseen.id)).toMatchObject({ state: 'cancelled' });
    await finance.api.send(adminApi.sendWithdrawal, { params: { id }, body: { reference: 'QB-9' } });
  });

  it('is not recorded by hand while a file lists it that nobody has released', async () => {
    const { id, number } = await withdrawal();
    await t.travel(73 * HOUR);
    const file = await make();
    const params = { id };
    const shown = () => second.api.send(adminApi.withdrawal, { params });
    expect(await shown()).toMatchObject({
      maySend: false,
      file: { id: file.id, number: file.number, state: 'made' },
    });
    const record = () => second.api.send(adminApi.sendWithdrawal, { params, body: { reference: 'QB-1' } });
    const reject = () => second.api.send(adminApi.rejectWithdrawal, { params, body: { reason, bankStopped: true } });
    expect(await refusalOf(record())).toBe('transfers.in_file');
    expect(await refusalOf(reject())).toBe('transfers.in_file');
    const both = await Promise.allSettled([
      record(),
      finance.api.send(paymentFilesApi.cancel, { params: { id: file.id }, body: { reason } }),
    ]);
    expect(both[1]?.status).toBe('fulfilled');
    expect(await shown()).toMatchObject({ file: null });
    await reject();
    expect(await walletOf(t, (await shown()).userId)).toBe(1_000_000n);
    expect(number).toMatch(/^WDR-/);
  });

  it('refuses a NACHA file of an account that its field would cut short', async () => {
    const number = '12345678901234567890';
    const person = await anInvestor(t, { wallet: 1_000_000n });
    const body = { ...BANK, currency: 'USD', amount: 10_000, accountNumber: number, confirmAccountNumber: number };
    const { id } = await person.api.send(walletApi.withdraw, { body, idempotencyKey: newId() });
    await t.travel(73 * HOUR);
    await t.db.query(`update operator_account set routing_number = '021000021' where id = $1`, [accountId]);
    const nachaFile = finance.api.send(paymentFilesApi.make, {
      body: { format: 'nacha', accountId, companyId: '1234567890', reason },
    });
    expect(await refusalOf(nachaFile)).toBe('transfers.nacha_limit');
    await finance.api.send(adminApi.rejectWithdrawal, { params: { id }, body: { reason } });
  });

  it('two people, one download, the bank’s answer, and the statement close the circle', async () => {
    const [paid, refused] = [await withdrawal(), await withdrawal(20_000)];
    await t.travel(73 * HOUR);
    const both = await Promise.allSettled([make(), make()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { items } = await finance.api.send(paymentFilesApi.list, { query: { state: 'made' } });
    const params = { id: items[0]?.id ?? '' };
    expect(items[0]).toMatchObject({ itemCount: 2, amount: 30_000, mayRelease: false });
    const queued = async (by: Person) =>
      (await by.api.send(adminApi.queues, {})).find(({ queue }) => queue === 'payment-files')?.count;
    expect([await queued(finance), await queued(second)]).toEqual([0, 1]);
    expect((await download(params.id)).text).toContain('transfers.not_released');
    const release = (by: Person) => by.api.send(paymentFilesApi.release, { params, body: { reason } });
    expect(await refusalOf(release(finance))).toBe('transfers.second_person');
    await release(second);
    expect(await refusalOf(release(second))).toBe('transfers.file_decided');
    expect((await download(params.id)).text).toContain(paid.number);
    expect((await download(params.id)).text).toContain('transfers.again');
    expect((await download(params.id, finance, 'The bank lost it')).status).toBe(200);
    const csv = `number,state,why\n${paid.number},sent,BANK77\n${refused.number},failed,account closed\nWDR-999999,sent,x`;
    expect((await answer(csv)).data).toMatchObject({ sent: 1, failed: 1, unchanged: 0, unknown: 'WDR-999999' });
    expect((await answer(csv)).data).toMatchObject({ sent: 0, failed: 0, unchanged: 2 });
    expect([await stateOf(paid.id), await stateOf(refused.id)]).toEqual(['sent', 'rejected']);
    expect(await walletOf(t, refused.person.id)).toBe(1_000_000n);
    await importFile(t, finance, camtOf([{ amount: -10_000, endToEnd: paid.number }]));
    expect(await debitOf(t, 'L:suspense:USD')).toBe(0n);
    await answer(`${paid.number};returned;R03`);
    await importFile(t, finance, camtOf([{ amount: 10_000, text: `RETURN ${paid.number}` }]));
    expect(await debitOf(t, 'L:suspense:USD')).toBe(0n);
    expect(await walletOf(t, paid.person.id)).toBe(1_000_000n);
  });

  it('that the bank refuses as a whole pays nobody, and each learns it in a sentence', async () => {
    const [one, two] = [await withdrawal(), await withdrawal(20_000)];
    await t.travel(73 * HOUR);
    const { id, number } = await make();
    await second.api.send(paymentFilesApi.release, { params: { id }, body: { reason } });
    const refused =
      `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${number}</OrgnlMsgId><GrpSts>RJCT</GrpSts>` +
      `<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></OrgnlGrpInfAndSts></CstmrPmtStsRpt></Document>`;
    expect((await answer(refused)).data).toMatchObject({ sent: 0, failed: 2, unknown: null });
    expect((await answer(refused)).data).toMatchObject({ sent: 0, failed: 0, unchanged: 2 });
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(['rejected', 'rejected']);
    for (const { person } of [one, two]) expect(await walletOf(t, person.id)).toBe(1_000_000n);
    expect(await finance.api.send(adminApi.withdrawal, { params: { id: one.id } })).toMatchObject({ reason: 'AC04' });
    await t.settle();
    const { messages } = await t.control<{ messages: { subject: string; text: string }[] }>(
      'GET',
      `/mail?to=${encodeURIComponent(one.person.email)}`,
    );
    expect(messages.find(({ subject }) => subject.includes('not sent'))?.text).toContain('The account is closed.');
  });

  it('keeps our number as the reference of a transfer for which the bank gives none', async () => {
    const { id: sent } = await withdrawal();
    await t.travel(73 * HOUR);
    const { id, transfers } = await make();
    await second.api.send(paymentFilesApi.release, { params: { id }, body: { reason } });
    const [{ number } = { number: '' }] = transfers;
    const paid =
      `<Document><CstmrPmtStsRpt><OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>${number}</OrgnlEndToEndId>` +
      `<TxSts>ACSC</TxSts></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
    expect((await answer(paid)).data).toMatchObject({ sent: 1 });
    const { state, reference } = await finance.api.send(adminApi.withdrawal, { params: { id: sent } });
    expect([state, reference]).toEqual(['sent', number]);
  });

  it('leaves what was recorded by hand after the release to a person, whatever the bank says of the file', async () => {
    const { id, number, person } = await withdrawal();
    await t.travel(73 * HOUR);
    const file = await make();
    await second.api.send(paymentFilesApi.release, { params: { id: file.id }, body: { reason } });
    await second.api.send(adminApi.sendWithdrawal, { params: { id }, body: { reference: 'BY HAND' } });
    expect((await answer(`${number},failed,AC04`)).data.unknown).toBe(`${number} (wallet.bad_transition)`);
    expect([await stateOf(id), await walletOf(t, person.id)]).toEqual(['sent', 990_000n]);
  });

  it('drops what may not leave any more, and a cancelled file sets its transfers free', async () => {
    const [kept, held] = [await withdrawal(), await withdrawal()];
    await t.travel(73 * HOUR);
    const first = await make();
    await finance.api.send(paymentFilesApi.cancel, { params: { id: first.id }, body: { reason } });
    expect(
      await refusalOf(finance.api.send(paymentFilesApi.cancel, { params: { id: first.id }, body: { reason } })),
    ).toBe('transfers.file_decided');
    const { id } = await make();
    await t.db.query('update app_user set suspended_at = kernel.now() where id = $1', [held.person.id]);
    const released = await second.api.send(paymentFilesApi.release, { params: { id }, body: { reason } });
    expect(released.transfers.map(({ number, state }) => [number, state])).toEqual([
      [kept.number, 'listed'],
      [held.number, 'dropped'],
    ]);
    const xml = (await download(id)).text;
    expect([xml.includes(kept.number), xml.includes(held.number)]).toEqual([true, false]);
  });
});
