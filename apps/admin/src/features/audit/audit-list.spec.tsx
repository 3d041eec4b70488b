import { screen } from '@testing-library/react';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single } from '../../testing/render-console.js';

const entry = {
  id: 'e-1',
  at: '2026-11-20T08:00:00.000Z',
  actor: 'nora@example.org',
  action: 'payout.approved',
  subjectType: 'payout',
  subjectId: 'p-1',
  before: null,
  after: { amount: 8_640_000, currency: 'USD' },
  reason: null,
  about: null,
};
const unknown = { ...entry, id: 'e-2', action: 'a_new.action', subjectType: 'a_new_subject', after: null };

const showing = (entries: readonly object[], language: 'en' | 'fr' | 'ar' = 'en', chain: object = {}) =>
  renderConsole({
    at: '/audit-log',
    language,
    answers: {
      'GET /admin/me': () => single(adminOf('super')),
      'GET /admin/queues': () => single([]),
      'GET /admin/audit-log/chain': () => single({ blocks: 0, entries: 0, waiting: 0, broken: [], ...chain }),
      'GET /admin/audit-log': () => list(...entries),
    },
  });
const show = (language: 'en' | 'fr' | 'ar', chain: object = {}) => showing([entry, unknown], language, chain);

describe('the audit log', () => {
  it.each([
    ['en', 'Payout approved', 'Payout'],
    ['fr', 'Versement approuvé', 'Versement'],
    ['ar', 'الموافقة على صرف', 'صرف'],
  ] as const)(
    'says in %s what was done and leads to what it was done to; a code without words stays as it is',
    async (language, action, subject) => {
      await show(language);
      expect(await screen.findByText(action, undefined, { timeout: 10_000 })).toBeTruthy();
      expect(screen.getByRole('link', { name: subject }).getAttribute('href')).toBe('/payouts/p-1');
      expect(screen.queryByText('payout.approved')).toBeNull();
      expect([screen.getByText('a_new.action'), screen.getByText('a_new_subject')]).toHaveLength(2);
    },
  );

  it('calls a law as the settings do, and shortens fingerprints and ids', async () => {
    const after = {
      jurisdictionProfile: 'eu_ecspr',
      sha256: 'ab12cd34ef56'.padEnd(64, '0'),
      agreementId: '0192f000-0000-7000-8000-0000deadbeef',
    };
    await showing([{ ...entry, subjectType: 'agreement', before: { jurisdictionProfile: 'us_regcf' }, after }]);
    expect(await screen.findByText('European Union, ECSPR')).toBeTruthy();
    expect(screen.getByText('United States, Reg CF')).toBeTruthy();
    expect([screen.getByText('ab12cd34ef56…'), screen.getByText('…deadbeef')]).toHaveLength(2);
  });

  it.each([
    ['message_report', 'open', 'dismissed', 'Dismissed'],
    ['admin_change', 'waiting', 'refused', 'Refused'],
    ['contact_inquiry', 'open', 'answered', 'Answered'],
    ['withdrawal', 'requested', 'failed', 'Returned'],
    ['user', 'active', 'waiting', 'Not activated'],
    ['user', 'active', 'suspended', 'Suspended'],
  ])('names the states of a %s in words', async (subjectType, before, after, word) => {
    const change = { ...entry, subjectType, before: { state: before }, after: { state: after } };
    await showing([change]);
    expect(await screen.findByText(new RegExp(word, 'u'), { selector: 'dl *' }, { timeout: 10_000 })).toBeTruthy();
    expect(screen.queryByText(new RegExp(after, 'u'), { selector: 'dl *' })).toBeNull();
  });

  it.each([
    ['en', 1, '1 entry in 1 sealed block, 0 waiting.'],
    ['en', 32, '32 entries in 32 sealed blocks, 0 waiting.'],
    ['fr', 32, '32 entrées dans 32 blocs scellés, 0 en attente.'],
    ['ar', 2, 'قيدان في كتلتين مختومتين، و0 قيد الانتظار.'],
    ['ar', 8, '8 قيود في 8 كتل مختومة، و0 قيد الانتظار.'],
    ['ar', 32, '32 قيدًا في 32 كتلة مختومة، و0 قيد الانتظار.'],
  ] as const)('counts in %s what is sealed: %i', async (language, count, words) => {
    await show(language, { entries: count, blocks: count });
    const said = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '');
    const isWords = (_: string, element: Element | null) =>
      element?.tagName === 'P' && said(element.textContent ?? '').includes(words);
    expect(await screen.findByText(isWords, undefined, { timeout: 10_000 })).toBeTruthy();
  });

  it('leads to a person who is named by their id, and names what was shown', async () => {
    const after = { reported: '0192f000-0000-7000-8000-000000000901', shown: ['accountHolder', 'accountNumber'] };
    await showing([{ ...entry, subjectType: 'message_report', after }]);
    const link = await screen.findByRole('link', { name: 'Open this person' }, { timeout: 10_000 });
    expect(link.getAttribute('href')).toBe(`/users/${after.reported}`);
    expect(screen.getByText('Reported person')).toBeTruthy();
    expect(screen.getByText('Account holder, Account number')).toBeTruthy();
  });

  it('names the person or the campaign that an entry is about, each a link of its own', async () => {
    const person = { kind: 'user', id: '0192f000-0000-7000-8000-000000000901', name: 'Hugo Petit' };
    const campaign = { kind: 'campaign', id: '0192f000-0000-7000-8000-000000000902', name: 'Heddle Row II' };
    await showing([
      { ...entry, subjectType: 'identity', subjectId: 'i-1', about: person, after: { reported: person.id } },
      { ...entry, id: 'e-2', subjectType: 'campaign', subjectId: campaign.id, about: campaign, after: null },
    ]);
    const links = await screen.findAllByRole('link', { name: person.name }, { timeout: 10_000 });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/users/${person.id}`, `/users/${person.id}`]);
    // The first one is in the navigation.
    const [, identity] = screen.getAllByRole('link', { name: 'Identity' });
    expect(identity?.getAttribute('href')).toBe('/identities/i-1');
    expect(screen.getByRole('link', { name: campaign.name }).getAttribute('href')).toBe(`/campaigns/${campaign.id}`);
    expect(screen.queryByRole('link', { name: 'Campaign' })).toBeNull();
  });

  it.each([
    ['en', ['Events answered “yes”', 'Exception', 'Wallet']],
    ['fr', ['Événements confirmés', 'Exception', 'Portefeuille']],
    ['ar', ['الأحداث المُجاب عنها بنعم', 'الاستثناء', 'المحفظة']],
  ] as const)('has no name of a column in %s: fields, settings and codes are in words', async (language, fields) => {
    const after = { happened: ['conviction'], exception: 'waiver', walletModule: 'INTERNAL' };
    await showing([{ ...entry, after }], language);
    for (const field of fields)
      expect(await screen.findByText(field, { selector: 'dt' }, { timeout: 10_000 })).toBeTruthy();
    expect(screen.queryByText(/^happened|^waiver|^conviction|walletModule/u, { selector: 'dl *' })).toBeNull();
  });

  it('shows a text that begins as a list of codes does as it is', async () => {
    const text = '["half a list';
    await showing([{ ...entry, after: { siteName: text } }]);
    expect(await screen.findByText(text, undefined, { timeout: 10_000 })).toBeTruthy();
  });

  it('writes an amount in its currency', async () => {
    await show('en');
    expect(await screen.findByText('$86,400.00', undefined, { timeout: 10_000 })).toBeTruthy();
    expect(screen.queryByText('8640000')).toBeNull();
  });
});
