import { LANGUAGE_CODES, leavingApi, NOTIFICATION_KINDS, teamApi, usersApi, type Language } from '@cairn/contracts';
import { CATALOGUES, createWords } from '@cairn/i18n';
import { aCampaign } from '../../../testing/campaigns.js';
import { aPerson } from '../../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { SettingsService } from '../../settings/index.js';
import { MailComposer, type Composition } from './mail-composer.js';
import { VISITOR_MAILINGS } from './visitor-mail.service.js';
import { Events } from '../../../kernel/outbox/events.js';

interface Mail {
  to: string[] | string;
  subject: string;
  text: string;
  html: string;
  messageId?: string;
}

/** Parts of the catalogue that are no mail of their own. */
const SHARED = ['team_roles', 'facts', 'review_templates'];

describe('mailings', () => {
  const words = createWords();
  const mailed = Object.entries(NOTIFICATION_KINDS).filter(([, { mail }]) => mail);

  it.each(mailed)('%s has words in three languages', (_topic, { words: template }) => {
    for (const language of LANGUAGE_CODES) {
      const say = words.in(language);
      for (const part of ['subject', 'body', 'button']) {
        expect(say(`mail.${template}.${part}`)).not.toBe(`mail.${template}.${part}`);
      }
    }
  });

  it('no template is without a mailing', () => {
    const used = new Set(
      [...Object.values(VISITOR_MAILINGS), ...mailed.map(([, kind]) => kind)].map(({ words: template }) => template),
    );
    const written = Object.entries(CATALOGUES.en['mail'] as Record<string, unknown>).filter(
      ([, content]) => typeof content === 'object',
    );
    expect(written.map(([template]) => template).filter((template) => !used.has(template))).toEqual(SHARED);
  });
});

const SAMPLE: Composition = {
  kind: NOTIFICATION_KINDS['user.password_forgotten']!,
  language: 'en',
  name: 'Ines',
  params: { link: 'sample' },
  path: '/reset-password?token=sample',
  hasAccount: true,
};

describe('mail', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());

  const inbox = async (to: string): Promise<Mail[]> =>
    (await t.control<{ messages: Mail[] }>('GET', `/mail?to=${encodeURIComponent(to)}`)).messages;

  it.each(LANGUAGE_CODES)(
    'goes out in %s, as text and as HTML that reads in its direction',
    async (language: Language) => {
      const person = await aPerson(t, { language });
      await t.as(null).send(usersApi.forgotPassword, { body: { email: person.email } });
      await t.settle();
      const [mail, ...others] = await inbox(person.email);
      expect(others).toEqual([]);
      const say = createWords().in(language);
      expect(mail?.subject).toBe(say('mail.password_reset.subject'));
      expect(mail?.text).toContain('/reset-password?token=');
      expect(mail?.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
      expect(mail?.html).toContain(say('mail.password_reset.button'));
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/\{\{|undefined|\[object|\bmail\.[a-z_]/);
    },
  );

  it('SEC-41 what people write stays text, in the body and in the head', async () => {
    const person = await aPerson(t);
    await t.db.inTx((tx) =>
      t.get(Events).emit(tx, 'campaign.declined', {
        userId: person.id,
        campaignId: 'x/../y',
        campaign: 'A\r\nBcc: everyone@example.org <b>bold</b>',
        reason: '<img src=x onerror=alert(1)>',
      }),
    );
    await t.settle();
    const [mail] = await inbox(person.email);
    expect(mail?.html).not.toMatch(/<img src=x|<b>/);
    expect(mail?.html).toContain('&lt;img');
    expect(await inbox('everyone@example.org')).toEqual([]);
    expect(mail?.text).toContain('/create-campaign/company-info/x%2F..%2Fy');
  });

  it('an event about nobody that is known goes nowhere, and is done', async () => {
    await t.db.inTx((tx) => t.get(Events).emit(tx, 'user.sign_up_repeated', { email: 'gone@example.org' }));
    await t.settle();
    expect(await inbox('gone@example.org')).toEqual([]);
    expect(await t.db.query('select 1 from kernel.outbox where done_at is null')).toEqual([]);
  });

  it('an invitation carries what the inviter wrote, as text, in the inviter’s language, to somebody without a name', async () => {
    const inviter = await aPerson(t, { language: 'fr' });
    await inviter.api.send(leavingApi.invite, {
      body: { emails: 'new.one@example.org', message: 'Come and see.\n<b>Really.</b>' },
    });
    await t.settle();
    const [mail] = await inbox('new.one@example.org');
    expect(mail?.text).toContain('> Come and see.\n> <b>Really.</b>');
    expect(mail?.html).toContain('Come and see.<br>&lt;b&gt;Really.&lt;/b&gt;');
    expect(mail?.text).toContain('Bonjour,');
    expect(mail?.text).toMatch(/\/signup\?invite=[\w-]{20,}/);
    expect(mail?.text).not.toContain('/settings/email-preferences');
  });

  it('an invitation to a team names the role, in the language of the account where the address has one', async () => {
    const live = await aCampaign(t);
    const known = await aPerson(t, { language: 'fr' });
    const invite = (email: string, role: 'view' | 'messages' | 'edit') =>
      live.owner.api.send(teamApi.invite, {
        params: { campaignId: live.id },
        body: { fullName: 'Rita Salgado', roleTitle: 'Founder', email, role },
      });
    await invite(known.email, 'messages');
    await invite('not.here@example.org', 'edit');
    await t.settle();
    const french = (await inbox(known.email)).at(-1);
    expect(french?.html).toContain('<html lang="fr"');
    expect(french?.text).toContain('Peut répondre pour l’entreprise');
    expect((await inbox('not.here@example.org')).at(-1)?.text).toContain('May edit the page');
  });

  it('a mail that says a code has no button, and speaks of none', async () => {
    const kind = NOTIFICATION_KINDS['user.step_up_code'];
    if (kind === undefined) throw new Error('There is no mail with a code');
    const { text, html } = await t.get(MailComposer).compose({ ...SAMPLE, kind, params: { code: '123456' } });
    expect(text).toContain('123456');
    for (const part of [text, html]) expect(part).not.toMatch(/button does not work|\/login/);
    expect((await t.get(MailComposer).compose(SAMPLE)).text).toContain('If the button does not work');
  });

  it('bears the mark of the site and says who runs it', async () => {
    const person = await aPerson(t);
    const send = async (): Promise<Mail | undefined> => {
      await t.as(null).send(usersApi.forgotPassword, { body: { email: person.email } });
      await t.settle();
      return (await inbox(person.email)).at(-1);
    };
    expect((await send())?.html).toContain('/mail/logo.png');
    const set = (name: 'siteName' | 'siteLogo' | 'operatorName' | 'operatorAddress', value: string) =>
      t.db.inTx((tx) => t.get(SettingsService).set(tx, name, value));
    await set('siteName', 'Northmoor');
    await set('operatorName', 'Northmoor Ltd');
    await set('operatorAddress', '1 Quay Street\nHull');
    const renamed = await t.get(MailComposer).compose(SAMPLE);
    expect(renamed.html).not.toContain('/mail/logo.png');
    expect(renamed.html).toContain('Northmoor</bdi>');
    expect(renamed.text).toContain('Northmoor\nNorthmoor Ltd\n1 Quay Street\nHull\n');
    await set('siteLogo', '/media/logo');
    expect((await t.get(MailComposer).compose(SAMPLE)).html).toMatch(/src="https?:\/\/[^"]+\/media\/logo"/);
  });
});
