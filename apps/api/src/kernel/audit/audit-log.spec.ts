import { adminApi } from '@cairn/contracts';
import { newId } from '../crypto/ids.js';
import { codeOf } from '../../testing/ledger/books.js';
import { aDraft } from '../../testing/campaigns.js';
import { aPerson } from '../../testing/people.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AuditLog } from './audit-log.js';

describe('SEC-59 the audit log', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const record = (action: string) =>
    t.db.inTx((tx) =>
      t.get(AuditLog).record(tx, {
        actor: 'somebody',
        actorId: newId(),
        action,
        subjectType: 'test',
        subjectId: newId(),
        before: { a: 1 },
        after: { a: 2 },
      }),
    );

  it('is written and never changed, not even by the owner of the schema', async () => {
    await record('test.once');
    const attempts = [
      `update kernel.audit_log set actor = 'nobody'`,
      'delete from kernel.audit_log',
      'truncate kernel.audit_log cascade',
    ];
    for (const sql of attempts) {
      expect(await codeOf(t.db.query(sql))).toBe('42501');
      expect(await codeOf(t.database.asOwner((client) => client.query(sql)))).toBe('CL004');
    }
  });

  it('goes with the transaction that it tells of', async () => {
    await expect(
      t.db.inTx(async (tx) => {
        await t.get(AuditLog).record(tx, {
          actor: 'x',
          actorId: null,
          action: 'test.undone',
          subjectType: 'test',
          subjectId: 'x',
        });
        throw new TypeError('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await t.db.query(`select 1 from kernel.audit_log where action = 'test.undone'`)).toEqual([]);
  });

  it('says who declined a campaign, and is read by those who may', async () => {
    const { id, owner } = await aDraft(t);
    await t
      .http()
      .patch(`/api/v1.1/campaigns/equities/${id}`)
      .set('authorization', `Bearer ${owner.token}`)
      .send({ status: 1 });
    const moderator = await aPerson(t, { adminRole: 'moderator' });
    await moderator.api.send(adminApi.declineCampaign, { params: { id }, body: { reason: 'Too short' } });
    const [told] = await t.db.query<{ ip: string; requestId: string }>(
      `select host(ip) as ip, request_id as "requestId" from kernel.audit_log where subject_id = $1`,
      [id],
    );
    expect(told).toEqual({ ip: '127.0.0.1', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const auditor = await aPerson(t, { adminRole: 'compliance' });
    const { items } = await auditor.api.send(adminApi.auditLog, { query: { q: id } });
    expect(items).toEqual([expect.objectContaining({ actor: moderator.email, reason: 'Too short' })]);
  });
});
