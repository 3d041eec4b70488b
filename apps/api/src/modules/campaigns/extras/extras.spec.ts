import { campaignsApi, extrasInfoApi, type Wire } from '@cairn/contracts';
import type { ExtrasInfo } from '@cairn/contracts/campaigns/files/extras-info.reply';
import { aCampaign, aDraft } from '../../../testing/campaigns.js';
import { aPdf, sendForm } from '../../../testing/uploads/forms.js';
import type { Person } from '../../../testing/people.js';
import { failureOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { SettingsService, type Settings } from '../../settings/index.js';
import { contractContent } from './contract-content.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const set = (values: Partial<Pick<Settings, 'enableContractCopy' | 'manageContract'>>) =>
  t.db.inTx(async (tx) => {
    for (const name of Object.keys(values) as (keyof typeof values)[]) {
      await t.get(SettingsService).set(tx, name, values[name]);
    }
  });
afterEach(() => set({ enableContractCopy: 'yes', manageContract: 'no' }));

const upload = (owner: Person, id: string, content = aPdf(), name = 'agreement.pdf') =>
  sendForm<Wire<ExtrasInfo>>(t, owner, 'patch', `/equities/upload-user-contact/${id}`, { file: { content, name } });
const missing = async (owner: Person, id: string) =>
  (await owner.api.send(campaignsApi.checklist, { params: { id } })).steps.find(({ step }) => step === 'extras');
const submit = (owner: Person, id: string) =>
  owner.api.send(campaignsApi.change, { params: { id }, body: { status: 1 } });

describe('the agreement of a campaign', () => {
  it('V-36 is needed only where the site takes one and asks owners to manage it', async () => {
    const { id, owner } = await aDraft(t);
    expect(await missing(owner, id)).toMatchObject({ complete: true, fields: ['coveredPersons'] });
    await set({ enableContractCopy: 'no', manageContract: 'yes' });
    expect(await missing(owner, id)).toMatchObject({ complete: true, fields: ['coveredPersons'] });
    await set({ enableContractCopy: 'yes', manageContract: 'yes' });
    expect(await missing(owner, id)).toMatchObject({ complete: false, missing: ['userUploadedContract'] });
    expect((await failureOf(submit(owner, id))).fields).toMatchObject([{ field: 'userUploadedContract' }]);
    expect((await upload(owner, id)).data).toMatchObject({ contractRequired: true });
    expect(await missing(owner, id)).toMatchObject({
      complete: true,
      fields: ['userUploadedContract', 'coveredPersons'],
      missing: [],
    });
    expect((await submit(owner, id)).campaignDetail.status).toBe(1);
  });

  it.each(['waiting', 'infected'])('V-36 SEC-47 is not there before it was found clean (%s)', async (state) => {
    await set({ enableContractCopy: 'yes', manageContract: 'yes' });
    const { id, owner } = await aDraft(t);
    await upload(owner, id);
    const scan = (next: string) =>
      t.db.query(
        `insert into kernel.file_scan (file_id, state, signature)
         select contract_file_id, $2, case when $2 = 'infected' then 'Test' end from campaign where id = $1
         on conflict (file_id) do update set state = excluded.state, signature = excluded.signature`,
        [id, next],
      );
    await scan(state);
    expect(await missing(owner, id)).toMatchObject({ complete: false, missing: ['userUploadedContract'] });
    expect((await failureOf(submit(owner, id))).fields).toMatchObject([{ field: 'userUploadedContract' }]);
    await scan('clean');
    expect(await missing(owner, id)).toMatchObject({ complete: true });
    expect((await submit(owner, id)).campaignDetail.status).toBe(1);
  });

  it('SEC-46 is private: its owner opens it by a link, and nobody without', async () => {
    const { id, owner } = await aDraft(t);
    const { data } = await upload(owner, id);
    const { userUploadedContract: contract } = data;
    expect(contract).toMatchObject({ name: 'agreement.pdf', contentType: 'application/pdf', state: 'ready' });
    expect((await t.http().get(contract?.link ?? '')).status).toBe(200);
    expect((await t.http().get(contract?.link?.split('?')[0] ?? '')).status).toBe(403);
  });

  it('is replaced and taken back until the campaign is live', async () => {
    const { id, owner } = await aDraft(t);
    const params = { campaignId: id };
    const path = `/campaign/extras-info/${id}`;
    const file = { content: aPdf('two'), name: 'two.pdf', field: 'userUploadedContract' };
    await upload(owner, id);
    for (const method of ['post', 'patch'] as const) {
      const { data } = await sendForm<Wire<ExtrasInfo>>(t, owner, method, path, { file });
      expect(data.userUploadedContract?.name).toBe('two.pdf');
    }
    const kept = await owner.api.send(extrasInfoApi.change, { params, body: {} });
    expect(kept.userUploadedContract?.name).toBe('two.pdf');
    await owner.api.send(extrasInfoApi.change, { params, body: { userUploadedContract: null } });
    expect((await owner.api.send(extrasInfoApi.read, { params })).userUploadedContract).toBeNull();
    const live = await aCampaign(t);
    expect((await upload(live.owner, live.id)).code).toBe('campaign.not_editable');
  });

  it('is refused where the site uses its own', async () => {
    const { id, owner } = await aDraft(t);
    await set({ enableContractCopy: 'no' });
    expect((await upload(owner, id)).code).toBe('campaign.contract_off');
    expect(await owner.api.send(extrasInfoApi.read, { params: { campaignId: id } })).toMatchObject({
      contractOffered: false,
    });
  });

  it('SEC-27 keeps its file’s name without controls', async () => {
    const { id, owner } = await aDraft(t);
    const form = [
      '--edge',
      'content-disposition: form-data; name="userUploadedContract"; filename="agree\u0000me\u0007nt.pdf"',
      'content-type: application/pdf',
      '',
      aPdf().toString('latin1'),
      '--edge--',
      '',
    ].join('\r\n');
    const sent = await t
      .http()
      .patch(`/api/v1.1/equities/upload-user-contact/${id}`)
      .set('authorization', `Bearer ${owner.token}`)
      .set('content-type', 'multipart/form-data; boundary=edge')
      .send(form);
    expect([sent.status, sent.text]).toEqual([200, expect.stringContaining('"name":"agreement.pdf"')]);
  });

  it('V-26 is a PDF by its content; a Word file only where a scanner calls it clean first', async () => {
    const { id, owner } = await aDraft(t);
    const word = Buffer.from('PK\u0003\u0004 [Content_Types].xml PK\u0003\u0004 word/document.xml', 'latin1');
    for (const content of [word, Buffer.from('<html></html>'), Buffer.alloc(0)]) {
      expect((await upload(owner, id, content)).code).toBe('file.type');
    }
    await expect(contractContent({ name: 'a.docx', content: word }, false)).rejects.toMatchObject({
      code: 'file.type',
    });
    expect((await contractContent({ name: 'a.docx', content: word }, true)).contentType).toContain('wordprocessingml');
  });
});
