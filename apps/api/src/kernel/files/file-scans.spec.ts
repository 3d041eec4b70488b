import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { adminApi, communicationApi, documentsApi, kycApi } from '@cairn/contracts';
import sharp from 'sharp';
import { anApplication } from '../../testing/accreditations.js';
import { aCampaign } from '../../testing/campaigns.js';
import { anInvestor, aPerson } from '../../testing/people.js';
import { addDocument, aPdf, sendForm } from '../../testing/uploads/forms.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Sweeps } from '../jobs/sweeps.js';
import { scan } from './clamd.js';

const SIGNATURE = 'harmful';

/** Speaks clamd's INSTREAM: finds the one word that it knows. */
function reply(socket: Socket): void {
  let received = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    const command = 'zINSTREAM\0';
    if (received.toString('latin1', 0, command.length) !== command) return;
    const parts: Buffer[] = [];
    for (let at = command.length; at + 4 <= received.length;) {
      const length = received.readUInt32BE(at);
      if (length === 0) {
        const isFound = Buffer.concat(parts).includes(SIGNATURE);
        socket.end(isFound ? 'stream: Test.Signature FOUND\0' : 'stream: OK\0');
        return;
      }
      parts.push(received.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
  });
}

describe('SEC-47 uploads with a virus scanner', () => {
  let clamd: Server;
  let address: string;
  let answer = reply;
  const sockets = new Set<Socket>();
  let t: TestApp;
  beforeAll(async () => {
    clamd = createServer((socket) => {
      sockets.add(socket);
      answer(socket);
    });
    await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve));
    address = `tcp://127.0.0.1:${(clamd.address() as AddressInfo).port}`;
    t = await startTestApp({ CLAMD_URL: address });
  });
  afterAll(async () => {
    await t.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => clamd.close(resolve));
  });
  afterEach(() => {
    answer = reply;
  });

  it('speaks to it in its own words, whatever the size', async () => {
    expect(await scan(address, Buffer.alloc(300_000, 7))).toEqual({ isClean: true, signature: null });
    const late = Buffer.concat([Buffer.alloc(200_000, 7), Buffer.from(SIGNATURE)]);
    expect(await scan(address, late)).toEqual({ isClean: false, signature: 'Test.Signature' });
    answer = (socket) => void socket.end('INSTREAM size limit exceeded. ERROR\0');
    await expect(scan(address, Buffer.from('x'))).rejects.toThrow('size limit exceeded');
    await expect(scan('tcp://127.0.0.1:1', Buffer.from('x'))).rejects.toThrow('ECONNREFUSED');
  });

  const open = (campaignId: string, id: string, query = '') =>
    t.http().get(`/api/v1.1/equity/extras-document/${campaignId}/${id}/file${query}`);

  it('are kept back until they are called clean', async () => {
    const { id, owner } = await aCampaign(t);
    const params = { campaignId: id };
    const document = await addDocument(t, owner, id, { visibility: 'public' });
    const own = async () => (await owner.api.send(documentsApi.list, { params, query: {} })).items[0];
    const front = async () => (await t.as(null).send(documentsApi.front, { params, query: {} })).items;
    expect(await own()).toMatchObject({ state: 'checking', link: null });
    expect([await front(), (await open(id, document)).status]).toEqual([[], 404]);
    expect((await open(id, document, '?version=1')).status).toBe(409);
    answer = (socket) => void socket.destroy();
    expect(await t.get(Sweeps).run('files.scan')).toBe(0);
    expect(await own()).toMatchObject({ state: 'checking' });

    answer = reply;
    await t.db.query(`delete from kernel.parked_item where sweep = 'files.scan'`);
    expect(await t.get(Sweeps).run('files.scan')).toBe(1);
    expect(await own()).toMatchObject({ state: 'ready' });
    expect([(await front()).length, (await open(id, document)).status]).toEqual([1, 200]);
  });

  it('in which something is found are deleted, and their owner hears of it; the version before stays', async () => {
    const { id, owner } = await aCampaign(t);
    const params = { campaignId: id };
    const document = await addDocument(t, owner, id, { title: 'Accounts', visibility: 'public' });
    await t.get(Sweeps).run('files.scan');
    const form = t.http().patch(`/api/v1.1/equity/extras-document/${id}/${document}`);
    const changed = await form.set('authorization', `Bearer ${owner.token}`).attach('file', aPdf(SIGNATURE), 'a.pdf');
    expect(changed.status).toBe(200);
    await t.get(Sweeps).run('files.scan');
    await t.drain();
    expect((await owner.api.send(documentsApi.list, { params, query: {} })).items[0]).toMatchObject({
      version: 2,
      state: 'refused',
    });
    const [shown] = (await t.as(null).send(documentsApi.front, { params, query: {} })).items;
    expect(shown).toMatchObject({ version: 1 });
    expect((await open(id, document)).status).toBe(200);
    expect((await open(id, document, '?version=2')).status).toBe(410);
    const { items } = await owner.api.send(communicationApi.notifications, { query: {} });
    expect(items[0]).toMatchObject({ kind: 'document.refused' });
  });

  it('that prove an accreditation neither open nor count before they are called clean', async () => {
    const [person, reviewer] = [await anInvestor(t), await aPerson(t, { adminRole: 'compliance' })];
    const { id } = await person.api.send(kycApi.applyForAccreditation, {
      body: anApplication({ verificationType: 'accreditation_letter' }),
    });
    const letter = sharp({ create: { width: 400, height: 600, channels: 3, background: '#fff' } });
    await sendForm(t, person, 'post', '/accreditation/evidence', {
      fields: { kind: 'letter', datedOn: '2026-06-01' },
      file: { content: await letter.jpeg().toBuffer(), name: 'letter.jpg', field: 'document' },
    });
    const own = async () => (await person.api.send(kycApi.accreditation, {}))?.evidence[0];
    const conflicts = async () => (await reviewer.api.send(adminApi.accreditation, { params: { id } })).conflicts;
    const openLetter = async () => t.http().get((await own())?.link ?? '');
    expect([(await own())?.file, (await openLetter()).status]).toEqual(['checking', 409]);
    expect(await conflicts()).toContain('no_letter');
    await t.get(Sweeps).run('files.scan');
    const opened = await openLetter();
    expect([(await own())?.file, opened.status, opened.headers['content-type']]).toEqual(['ready', 200, 'image/png']);
    expect(await conflicts()).not.toContain('no_letter');
  });
});
