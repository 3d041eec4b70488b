import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { readReports } from './policy-reports.js';

const PAGE = 'https://cairn.example/reset-password/canary-token';

describe('what browsers report of the policy', () => {
  it('SEC-18 is read in both of its forms, without the address of a page or anything else that could name somebody', () => {
    const older = {
      'csp-report': {
        'document-uri': PAGE,
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/x.js?who=canary',
        'script-sample': 'canary',
      },
    };
    const newer = [
      {
        type: 'csp-violation',
        url: PAGE,
        body: {
          effectiveDirective: 'require-trusted-types-for',
          disposition: 'report',
          blockedURL: 'trusted-types-sink',
          sample: 'canary',
        },
      },
      { type: 'deprecation', body: { id: 'canary' } },
    ];
    expect(readReports(older)).toEqual([
      { directive: 'script-src-elem', disposition: 'enforce', blocked: 'https://evil.example' },
    ]);
    expect(readReports(newer)).toEqual([
      { directive: 'require-trusted-types-for', disposition: 'report', blocked: 'trusted-types-sink' },
    ]);
  });

  it.each([
    ['nothing', null, []],
    ['text', 'csp-report', []],
    ['another object', { x: 1 }, []],
    ['a directive of nobody', { 'csp-report': { 'violated-directive': 'canary\nline' } }, ['other']],
    ['a list of nothing', [null, 1, []], []],
  ])('SEC-18 takes %s for what it is', (_what, body, directives) => {
    expect(readReports(body).map(({ directive }) => directive)).toEqual(directives);
  });

  describe('at its address', () => {
    let t: TestApp;
    beforeAll(async () => {
      t = await startTestApp();
    });
    afterAll(() => t.close());

    const send = async (path: string, type: string, body: unknown): Promise<number> =>
      (await t.http().post(path).set('content-type', type).send(JSON.stringify(body))).status;

    it('SEC-18 is taken from browsers, up to twenty kilobytes, and counted', async () => {
      const report = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/1' } };
      expect(await send('/policy-reports', 'application/csp-report', report)).toBe(204);
      expect(await send('/policy-reports', 'application/reports+json', [])).toBe(204);
      expect(await send('/policy-reports', 'application/reports+json', ['x'.repeat(21_000)])).toBe(413);
      const { text } = await t.http().get('/metrics');
      expect(text).toContain('policy_violations{directive="img-src",disposition="enforce"} 1');
      expect(text).not.toContain('evil.example');
    });

    it('SEC-18 no other address takes what is written so', async () => {
      expect(await send('/api/v1.1/users/signup', 'application/csp-report', {})).toBe(415);
    });
  });
});
