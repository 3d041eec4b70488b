import { readdirSync, readFileSync } from 'node:fs';
import { createServer, Socket, type AddressInfo, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { campaignsApi, profileApi, visitorApi } from '@cairn/contracts';
import { aDraft, upload } from '../../testing/campaigns.js';
import { aPerson } from '../../testing/people.js';
import { SettingsService } from '../../modules/settings/index.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const SOURCE = join(fileURLToPath(import.meta.url), '..', '..', '..');
/** Tests, the demonstration and the benchmarks are no part of what is served. */
const OUTSIDE = /^(testing|demo|bench|chaos)\/|\.spec\.ts$/;

/** Calls that open a connection, directly or through a library. */
const CALLS_OUT =
  /\bfetch\(|\bnew (WebSocket|EventSource|Stripe|Redis)\(|createTransport\(|from '(undici|openid-client|nodemailer|ioredis|axios|got|ky|needle|node-fetch|superagent)'|from '(node:)?(http|https|http2|tls|dgram|dns)(\/promises)?'/;
/** `node:net` also has pure functions over addresses. */
const PURE_OF_NET = /^(BlockList|isIP|isIPv4|isIPv6)$/;

/** The clients of providers: each calls only the addresses of the configuration. */
const CLIENTS: Readonly<Record<string, RegExp>> = {
  // Whose address file-scans.ts reads from the configuration.
  'kernel/files/clamd.ts': /scan = \(address: string/,
  'kernel/mail/mailer.ts': /config\.SMTP_URL/,
  'modules/captcha/site-verify.ts': /config\.(RECAPTCHA|HCAPTCHA|TURNSTILE)_URL/,
  'modules/rails/stripe/stripe-client.ts': /config\.STRIPE_URL/,
  // To whom the adapters give the address of their configuration.
  'modules/rails/http/provider-http.ts': /url: /,
  'modules/rates/central-bank-rates.ts': /this\.config\.ECB_URL/,
  'modules/users/social/facebook-provider.ts': /this\.options\.graphUrl/,
  'modules/users/social/oidc-provider.ts': /new URL\(issuer\)/,
};

const files = (): { path: string; text: string }[] =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !OUTSIDE.test(path))
    .map((path) => ({ path: relative('.', path), text: readFileSync(join(SOURCE, path), 'utf8') }));

const netImports = (text: string): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from '(?:node:)?net'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace('type', '').trim()),
  );

describe('SEC-37 what the server calls', () => {
  it('SEC-37 only the clients of providers call out, each to the address of its configuration', () => {
    const all = files();
    expect(all.length).toBeGreaterThan(300);
    const callers = all.filter(
      ({ text }) =>
        CALLS_OUT.test(text.replaceAll(/import type [^;]+;/g, '')) ||
        netImports(text).some((name) => !PURE_OF_NET.test(name)),
    );
    expect(callers.map(({ path }) => path).sort()).toEqual(Object.keys(CLIENTS).sort());
    for (const { path, text } of callers) expect(text).toMatch(CLIENTS[path] ?? /never/);
  });

  it('SEC-37 what a provider redirects to is not followed', () => {
    for (const { path, text } of files()) {
      const calls = [...text.matchAll(/\bfetch\([\s\S]*?\);/g)].map(([call]) => call);
      for (const call of calls) expect([path, call]).toEqual([path, expect.stringContaining("redirect: 'error'")]);
    }
  });
});

describe('SEC-37 addresses that people write', () => {
  let t: TestApp;
  let trap: Server;
  let bait: string;
  let caught = 0;
  const reached: string[] = [];
  const connect = Socket.prototype.connect;

  beforeAll(async () => {
    trap = createServer((socket) => {
      caught++;
      socket.destroy();
    });
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
    bait = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/picture.png`;
    t = await startTestApp();
    await t.db.inTx((tx) => t.get(SettingsService).set(tx, 'contactusStatus', false));
    Socket.prototype.connect = function watched(this: Socket, ...call: unknown[]) {
      const [first] = (Array.isArray(call[0]) ? call[0] : call) as [{ host?: string; path?: string }]; // net normalises its arguments
      reached.push(first.host ?? first.path ?? 'localhost');
      return connect.apply(this, call as never);
    };
  });
  afterAll(async () => {
    Socket.prototype.connect = connect;
    await t.close();
    await new Promise((resolve) => trap.close(resolve));
  });

  it('SEC-37 are kept and shown, and never asked', async () => {
    const person = await aPerson(t);
    await person.api.send(profileApi.update, { body: { website: bait, youtube: 'https://youtube.com/@cairn' } });
    const { id } = await aDraft(t, {}, person);
    const params = { campaignId: id };
    await person.api.send(campaignsApi.companyProfile.change, { params, body: { website: bait, formCLink: bait } });
    await person.api.send(campaignsApi.campaignStory.change, {
      params,
      body: { uploadType: 'video', videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    });
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><image href="${bait}" width="400" height="300"/><rect width="9" height="9"/></svg>`;
    expect(await upload(t, person, `/equity/company-profile/${id}`, Buffer.from(drawing), 'logo.svg')).toBe(200);
    await t.as(null).send(visitorApi.contact, {
      body: {
        questionType: 'payment',
        name: 'Ines',
        email: 'ines@example.org',
        subject: 'A page',
        description: `Look at ${bait}, it is wrong.`,
        link: bait,
      },
    });
    await t.drain();
    expect(await person.api.send(campaignsApi.companyProfile.read, { params })).toMatchObject({ website: bait });
    expect(reached).toContain('127.0.0.1');
    expect(reached.filter((host) => !['127.0.0.1', 'localhost', '::1'].includes(host))).toEqual([]);
    expect(caught).toBe(0);
    // Checks that the trap works: a request that is made is caught.
    await expect(fetch(bait)).rejects.toThrow('fetch failed');
    expect(caught).toBe(1);
  });
});
