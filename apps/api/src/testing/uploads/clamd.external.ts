import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentsApi } from '@cairn/contracts';
import { aCampaign } from '../campaigns.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { addDocument, aPdf } from './forms.js';
import { Sweeps } from '../../kernel/jobs/sweeps.js';
import { scan } from '../../kernel/files/clamd.js';

const MARK = 'harmful-test-mark';
const NAME = 'Cairn.Test.Mark';
const LIMIT_MB = 3;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A folder with one signature of ours and the daemon's configuration. */
async function configure(folder: string): Promise<{ tcp: string; unix: string; config: string }> {
  const [port, socket, config] = [await freePort(), join(folder, 'clamd.sock'), join(folder, 'clamd.conf')];
  // An "extended signature": name, any kind of file, anywhere in it, the bytes in hexadecimal.
  writeFileSync(join(folder, 'own.ndb'), `${NAME}:0:*:${Buffer.from(MARK).toString('hex')}\n`);
  const lines = [
    `DatabaseDirectory ${folder}`,
    `LocalSocket ${socket}`,
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    'Foreground yes',
    `StreamMaxLength ${LIMIT_MB}M`,
  ];
  writeFileSync(config, `${lines.join('\n')}\n`);
  return { tcp: `tcp://127.0.0.1:${port}`, unix: `unix:${socket}`, config };
}

/** Runs ClamAV's daemon until it listens. */
const listening = (config: string): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn('clamd', ['--config-file', config], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString('utf8');
      if (said.includes('Self checking every')) resolve(child);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', (error) => reject(new Error(`clamd cannot be run, install ClamAV's daemon: ${error.message}`)));
    child.once('close', () => reject(new Error(`clamd ended: ${said}`)));
  });

/** Run by `npm run verify-external`, on a machine with ClamAV's daemon. */
describe('SEC-47 uploads with ClamAV itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  let address: { tcp: string; unix: string };
  let daemon: ChildProcess | undefined;
  let t: TestApp;
  beforeAll(async () => {
    const { config, ...addresses } = await configure(folder);
    address = addresses;
    daemon = await listening(config);
    t = await startTestApp({ CLAMD_URL: address.tcp });
  });
  afterAll(async () => {
    await t.close();
    const ended = new Promise((resolve) => daemon?.once('close', resolve));
    daemon?.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });

  it.each(['tcp', 'unix'] as const)('takes what we send by %s, of any size it allows', async (way) => {
    const late = Buffer.concat([Buffer.alloc(2_000_000, 7), Buffer.from(MARK)]);
    expect(await scan(address[way], Buffer.alloc(2_000_000, 7))).toEqual({ isClean: true, signature: null });
    expect(await scan(address[way], late)).toEqual({ isClean: false, signature: `${NAME}.UNOFFICIAL` });
    expect(await scan(address[way], Buffer.alloc(0))).toEqual({ isClean: true, signature: null });
  });

  it('gives no verdict of a file that is too large for it', async () => {
    await expect(scan(address.tcp, Buffer.alloc((LIMIT_MB + 1) * 1_048_576, 7))).rejects.toThrow();
  });

  it('lets a clean document through and has one deleted in which something is found', async () => {
    const { id, owner } = await aCampaign(t);
    const titles = { Clean: aPdf('Accounts'), Harmful: aPdf(MARK) };
    for (const [title, content] of Object.entries(titles)) {
      await addDocument(t, owner, id, { title, visibility: 'public' }, content);
    }
    await t.get(Sweeps).run('files.scan');
    const { items } = await owner.api.send(documentsApi.list, { params: { campaignId: id }, query: {} });
    expect(Object.fromEntries(items.map(({ title, state }) => [title, state]))).toEqual({
      Clean: 'ready',
      Harmful: 'refused',
    });
  });
});
