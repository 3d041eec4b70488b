import console from '@cairn/i18n/locales/en/console.json' with { type: 'json' };
import sharp from 'sharp';
import { newId } from '../../kernel/crypto/ids.js';
import { AUTHORISATION } from '../authorisation/authorisation.table.js';
import { CONSOLE_ACTS, type ConsoleAct, type Told } from './console-changes.js';
import { BANK_ACTS, PERIOD_ACTS } from './console-changes.bank.js';
import { AGREEMENT_ACTS } from './console-changes.agreements.js';
import { CAMPAIGN_ACTS } from './console-changes.campaigns.js';
import { CONTENT_ACTS } from './console-changes.content.js';
import { COVERED_ACTS } from './console-changes.covered.js';
import { IDENTITY_ACTS } from './console-changes.identity.js';
import { MONEY_ACTS } from './console-changes.money.js';
import { SCREENING_ACTS } from './console-changes.screening.js';
import { aPerson } from '../people.js';
import { startTestWorld, type TestWorld } from '../test-sandbox.js';

/** Calls of the console that change nothing of the site: ways in and out, and looking at a mail or an agreement before it is kept. */
const NO_CHANGE = [
  'POST /admin/login',
  'POST /admin/login/verify',
  'POST /admin/enrolment/:token',
  'POST /admin/logout',
  'POST /admin/step-up',
  'POST /admin/mail-templates/:id/preview',
  'POST /admin/agreement-templates/preview',
  'POST /admin/bank-statements/preview',
];

interface Entry {
  action: string;
  subject_type: string;
  actor_id: string | null;
  ip: string | null;
  request_id: string | null;
  before: object | null;
  after: object | null;
}

const toldBy = ({ before, after }: Entry): Told =>
  before === null
    ? after === null
      ? 'done'
      : 'made'
    : after === null
      ? 'removed'
      : JSON.stringify(before) === JSON.stringify(after)
        ? 'done'
        : 'changed';

describe('SEC-59 the audit log of the console', () => {
  const acts: Readonly<Record<string, ConsoleAct>> = {
    ...PERIOD_ACTS,
    ...MONEY_ACTS,
    ...BANK_ACTS,
    ...IDENTITY_ACTS,
    ...CONSOLE_ACTS,
    ...CAMPAIGN_ACTS,
    ...CONTENT_ACTS,
    ...AGREEMENT_ACTS,
    ...SCREENING_ACTS,
    ...COVERED_ACTS,
  };
  let t: TestWorld;
  let picture: Buffer;
  beforeAll(async () => {
    t = await startTestWorld();
    picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0c5d6c' } })
      .png()
      .toBuffer();
  });
  afterAll(() => t.close());

  it('SEC-59 leaves out no call that changes something', () => {
    const changing = Object.keys(AUTHORISATION).filter(
      (route) => / \/admin\//.test(route) && !route.startsWith('GET ') && !NO_CHANGE.includes(route),
    );
    expect(Object.keys(acts).sort()).toEqual(changing.sort());
  });

  it.each(Object.entries(acts))('SEC-59 %s is told with before and after', async (route, act) => {
    const { id = '', body } = await act.prepare(t);
    const admin = await aPerson(t, { adminRole: 'super' });
    const [method = '', path = ''] = route.split(' ');
    const verb = method.toLowerCase() as 'post' | 'patch' | 'delete'; // a row's first word
    const http = t.http();
    const call = http[verb](`/api/v1.1${path.replace(/:[A-Za-z]+/, id)}`)
      .set('authorization', `Bearer ${admin.token}`)
      .set('idempotency-key', newId());
    const answer = await (act.upload
      ? act.upload === true
        ? call.attach('file', picture, 'picture.png')
        : call.attach('file', Buffer.from(act.upload.content), act.upload.name)
      : method === 'DELETE'
        ? call
        : call.send({ ...body, ...act.body }));
    expect(answer.status < 300 ? 'done' : answer.body).toBe('done');
    const entries = await t.db.query<Entry>(
      'select action, subject_type, actor_id, host(ip) as ip, request_id, before, after from kernel.audit_log where actor_id = $1',
      [admin.id],
    );
    expect(entries.map(toldBy)).toEqual([act.told]);
    // C-11: the console says both in the reader's language.
    const { audit, content } = console;
    expect(entries.filter(({ action }) => !Object.hasOwn(audit.actions, action))).toEqual([]);
    const subjects = { ...audit.subjects, ...content.kinds };
    expect(entries.filter(({ subject_type: type }) => !Object.hasOwn(subjects, type))).toEqual([]);
    expect(entries[0]).toMatchObject({ actor_id: admin.id, ip: expect.any(String), request_id: expect.any(String) });
  });
});
