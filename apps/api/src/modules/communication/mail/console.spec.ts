import { adminApi, communicationAdminApi, communicationApi, LANGUAGE_CODES, usersApi } from '@cairn/contracts';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { sealAuditLog } from '../../../testing/ledger/sealing.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';

interface Mail {
  subject: string;
  text: string;
  html: string;
}

describe('messages and mails in the console', () => {
  let t: TestWorld;
  let moderator: Person;
  beforeAll(async () => {
    t = await startTestWorld();
    moderator = await aPerson(t, { adminRole: 'moderator' });
  });
  afterAll(() => t.close());

  const inbox = async (to: string): Promise<Mail[]> =>
    (await t.control<{ messages: Mail[] }>('GET', `/mail?to=${encodeURIComponent(to)}`)).messages;
  const auditLog = async (action: string) => {
    const auditor = await aPerson(t, { adminRole: 'compliance' });
    return (await auditor.api.send(adminApi.auditLog, { query: { action } })).items;
  };

  describe('reports', () => {
    const reported = async () => {
      const [bad, good] = [await aPerson(t), await aPerson(t)];
      const { conversation } = await bad.api.send(communicationApi.sendMessage, {
        body: { to: good.id, text: 'Send me your code.' },
      });
      const params = { conversationId: conversation.id };
      await good.api.send(communicationApi.report, { params, body: { reason: 'fraud', detail: 'Asks for codes' } });
      await good.api.send(communicationApi.sendMessage, {
        body: { conversationId: conversation.id, text: 'Written later.' },
      });
      const { items } = await moderator.api.send(communicationAdminApi.messageReports, { query: { state: 'open' } });
      const row = items.find(({ reported: { id } }) => id === bad.id);
      return { bad, good, id: row?.id ?? '' };
    };

    it('show both sides and the messages up to the report, and nothing that came after it', async () => {
      const { bad, good, id } = await reported();
      const report = await moderator.api.send(communicationAdminApi.messageReport, { params: { id } });
      expect(report).toMatchObject({ reporter: { id: good.id }, reported: { id: bad.id }, detail: 'Asks for codes' });
      expect(report.messages.map(({ text }) => text)).toEqual(['Send me your code.']);
    });

    it('SEC-59 are decided once, with a note that is kept in the audit log', async () => {
      const { bad, id } = await reported();
      const params = { id };
      const uphold = () =>
        moderator.api.send(communicationAdminApi.upholdReport, { params, body: { note: 'Fraud, account suspended.' } });
      const answers = await Promise.allSettled([uphold(), uphold(), uphold()]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(
        await refusalOf(moderator.api.send(communicationAdminApi.dismissReport, { params, body: { note: 'No.' } })),
      ).toBe('report.bad_transition');
      expect(await auditLog('message_report.upheld')).toMatchObject([
        {
          before: { state: 'open' },
          after: { state: 'upheld', reported: bad.id },
          reason: 'Fraud, account suspended.',
        },
      ]);
    });

    it('SEC-57 do not tell a moderator who reported them', async () => {
      const { id } = await reported();
      await t.db.query('update message_report set reported_id = $2 where id = $1', [id, moderator.id]);
      expect(await refusalOf(moderator.api.send(communicationAdminApi.messageReport, { params: { id } }))).toBe(
        'auth.forbidden',
      );
      const { items } = await moderator.api.send(communicationAdminApi.messageReports, { query: { state: 'open' } });
      expect(items.map((row) => row.id)).not.toContain(id);
    });

    it.each(['reported_id', 'reporter_id'])('SEC-57 are decided by another person than the %s', async (side) => {
      const { id } = await reported();
      await t.db.query(`update message_report set ${side} = $2 where id = $1`, [id, moderator.id]);
      for (const call of [communicationAdminApi.upholdReport, communicationAdminApi.dismissReport]) {
        expect(await refusalOf(moderator.api.send(call, { params: { id }, body: { note: 'Nothing in it.' } }))).toBe(
          'auth.forbidden',
        );
      }
      const colleague = await aPerson(t, { adminRole: 'moderator' });
      const decided = await colleague.api.send(communicationAdminApi.dismissReport, {
        params: { id },
        body: { note: 'Nothing in it.' },
      });
      expect(decided.state).toBe('dismissed');
    });

    it('wait in a queue that the first page counts', async () => {
      const { good, id } = await reported();
      const count = async () =>
        (await moderator.api.send(adminApi.queues, {})).find(({ queue }) => queue === 'message-reports')?.count ?? 0;
      const before = await count();
      await moderator.api.send(communicationAdminApi.dismissReport, {
        params: { id },
        body: { note: 'A joke between friends.' },
      });
      expect(await count()).toBe(before - 1);
      const [talk] = (await good.api.send(communicationApi.conversations, { query: {} })).items;
      expect(talk?.reported).toBe(false);
    });
  });

  describe('mails', () => {
    const params = { id: 'password_reset' };
    const words = (change: object = {}) => ({ language: 'en' as const, subject: null, body: null, ...change });

    it('are all listed, each with its placeholders', async () => {
      const pageOf = (page: number) =>
        moderator.api.send(communicationAdminApi.mailTemplates, { query: { page, perPage: 100 } });
      const [{ items: first, total }, { items: rest }] = await Promise.all([pageOf(1), pageOf(2)]);
      const items = [...first, ...rest];
      expect(items).toHaveLength(total);
      for (const { id } of items) {
        const one = await moderator.api.send(communicationAdminApi.mailTemplate, { params: { id } });
        expect(one.words.map(({ language }) => language)).toEqual(LANGUAGE_CODES);
        const used = one.words.flatMap(({ ownSubject, ownBody }) =>
          [...`${ownSubject} ${ownBody}`.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name),
        );
        expect([id, used.filter((name) => !one.placeholders.includes(name))]).toEqual([id, []]);
        expect(one.words.some(({ ownBody }) => /[\u2066-\u2069]/.test(ownBody))).toBe(false);
      }
      const ofTopic = (topic: string) =>
        moderator.api.send(communicationAdminApi.mailTemplates, { query: { topic, perPage: 100 } });
      const counts = [...new Set(items.map(({ topic }) => topic))].map(async (topic) => {
        const own = await ofTopic(topic ?? 'requested');
        expect(new Set(own.items.map((row) => row.topic))).toEqual(new Set([topic]));
        return own.total;
      });
      expect((await Promise.all(counts)).reduce((sum, count) => sum + count, 0)).toBe(total);
      const found = await moderator.api.send(communicationAdminApi.mailTemplates, { query: { q: 'withdrawal' } });
      expect(found.items.map(({ id }) => id)).toEqual([
        'withdrawal_sent',
        'withdrawal_new_payer',
        'withdrawal_paid_out',
        'withdrawal_not_paid',
        'withdrawal_new_account',
        'withdrawal_failed',
        'withdrawal_rejected',
      ]);
      expect(await refusalOf(moderator.api.send(communicationAdminApi.mailTemplate, { params: { id: 'none' } }))).toBe(
        'request.not_found',
      );
    });

    it('are looked at in each language with sample data, and nothing is left out', async () => {
      const { items } = await moderator.api.send(communicationAdminApi.mailTemplates, { query: { perPage: 100 } });
      for (const { id } of items) {
        for (const language of LANGUAGE_CODES) {
          const preview = await moderator.api.send(communicationAdminApi.previewMail, {
            params: { id },
            body: words({ language }),
          });
          const whole = `${preview.subject} ${preview.text} ${preview.html}`;
          expect([id, language, /\{\{|undefined|\[object|NaN/.exec(whole)]).toEqual([id, language, null]);
          expect(preview.html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
        }
      }
    });

    it('SEC-41 take other words with the placeholders of their own event only, and stay text', async () => {
      const refused = await failureOf(
        moderator.api.send(communicationAdminApi.changeMailTemplate, {
          params,
          body: words({ body: 'For {{amount}} from {{name}}' }),
        }),
      );
      expect(refused.fields).toMatchObject([{ field: 'body', code: 'mail.placeholder' }]);
      expect(refused.fields[0]?.msg).toContain('amount');
      await moderator.api.send(communicationAdminApi.changeMailTemplate, {
        params,
        body: words({ subject: 'A new key for {{siteName}}', body: 'Press <b>here</b>, {{name}}.' }),
      });
      const person = await aPerson(t);
      await t.as(null).send(usersApi.forgotPassword, { body: { email: person.email } });
      await t.settle();
      const [mail] = await inbox(person.email);
      expect(mail?.subject).toBe('A new key for Cairn');
      expect(mail?.html).toContain('&lt;b&gt;here&lt;/b&gt;, Person');
      const french = await aPerson(t, { language: 'fr' });
      await t.as(null).send(usersApi.forgotPassword, { body: { email: french.email } });
      await t.settle();
      expect((await inbox(french.email))[0]?.subject).toBe('Choisissez un nouveau mot de passe');
      const back = await moderator.api.send(communicationAdminApi.changeMailTemplate, { params, body: words() });
      expect(back.changedIn).toEqual([]);
      expect((await auditLog('mail_template.changed'))[0]).toMatchObject({
        subjectId: 'password_reset/en',
        before: { subject: 'A new key for {{siteName}}' },
        after: { subject: null },
      });
    });

    it('U-20 are refused over words that somebody else has saved meanwhile, also of two at once', async () => {
      const version = async () =>
        (await moderator.api.send(communicationAdminApi.mailTemplate, { params })).words.find(
          ({ language }) => language === 'en',
        )?.version;
      const save = (subject: string, read?: string) =>
        moderator.api.send(communicationAdminApi.changeMailTemplate, {
          params,
          body: words({ subject, version: read }),
        });
      const read = await version();
      const said = await Promise.allSettled([save('One', read), save('Two', read)]);
      expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await refusalOf(save('Three', read))).toBe('mail.overtaken');
      await save('Four', await version());
      await moderator.api.send(communicationAdminApi.changeMailTemplate, { params, body: words() });
    });

    it('are sent to the admin as a test, which is in the audit log', async () => {
      await moderator.api.send(communicationAdminApi.testMail, { params, body: words({ language: 'ar' }) });
      const [mail] = await inbox(moderator.email);
      expect(mail?.subject).toMatch(/^\[Test\] /);
      expect(mail?.html).toContain('dir="rtl"');
      expect(await auditLog('mail_template.tested')).toHaveLength(1);
    });
  });

  describe('the audit log', () => {
    it('is narrowed by actor, act, subject and day', async () => {
      const auditor = await aPerson(t, { adminRole: 'compliance' });
      const find = async (query: object) => (await auditor.api.send(adminApi.auditLog, { query })).items;
      const all = await find({});
      expect(all.length).toBeGreaterThan(2);
      expect(new Set((await find({ actor: moderator.email.toUpperCase() })).map(({ actor }) => actor))).toEqual(
        new Set([moderator.email]),
      );
      expect(await find({ actor: 'nobody@example.org' })).toEqual([]);
      const [first] = all;
      expect(
        await find({ subjectType: first?.subjectType, subjectId: first?.subjectId, action: first?.action }),
      ).not.toEqual([]);
      const days = all.map(({ at }) => new Date(at).toISOString().slice(0, 10)).sort();
      expect(await find({ from: days[0], until: days.at(-1) })).toHaveLength(all.length);
      expect(await find({ until: '2020-01-01' })).toEqual([]);
      expect(await refusalOf(auditor.api.send(adminApi.auditLog, { query: { from: 'yesterday' } }))).toBe(
        'request.invalid',
      );
    });

    it('SEC-38 every list is given as a file, and who took it is in the audit log', async () => {
      const auditor = await aPerson(t, { adminRole: 'super' });
      await t.db.query(`update app_user set first_name = '=HYPERLINK("x")' where id = $1`, [moderator.id]);
      const take = (path: string) =>
        t.http().get(`/api/v1.1/admin/${path}format=csv`).set('authorization', `Bearer ${auditor.token}`);
      const answer = await take('audit-log?action=mail_template.changed&');
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(answer.headers['content-disposition']).toBe('attachment; filename=audit-log.csv');
      expect(answer.text.split('\r\n')[0]).toContain('"action"');
      expect(answer.text).toContain('password_reset/en');
      for (const list of [
        'campaigns',
        'identities',
        'accreditations',
        'investments',
        'payouts',
        'withdrawals',
        'message-reports',
        'comments',
        'mail-templates',
        'ledger-accounts',
        'ledger-transactions',
      ]) {
        const file = await take(`${list}?`);
        expect([list, file.status, file.headers['content-type']]).toEqual([list, 200, 'text/csv; charset=utf-8']);
      }
      const [taken] = (await auditLog('list.exported')).filter(({ subjectId }) => subjectId === 'audit-log');
      expect(taken).toMatchObject({ actor: auditor.email, after: { action: 'mail_template.changed' } });
    });

    it('SEC-59 says whether it is intact', async () => {
      const auditor = await aPerson(t, { adminRole: 'operator' });
      await sealAuditLog(t);
      expect(await auditor.api.send(adminApi.auditChain, {})).toMatchObject({ waiting: 0, broken: [] });
    });
  });
});
