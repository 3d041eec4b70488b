import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { answering } from '../../../testing/answers.js';
import { LAW } from '../../../testing/law.js';
import { renderGuarded } from '../../../testing/render.js';
import { CompanyForm } from './company-form.js';

beforeEach(() => sessionStorage.clear());

const companyProfile = {
  companyName: 'Clearfold Water Limited',
  companyTagLine: 'Gravity filters',
  companyEmail: 'hello@clearfold.example',
  address: '1 Mill Lane',
  city: 'Porto',
  country: 'PT',
  category: 'water',
  industry: 'utilities',
  phoneNumber: '+351 220 000 000',
  description: 'We build filters.',
  formCLink: null,
  website: null,
  yearFounded: 2019,
  companyURL: null,
  facebook: null,
  twitter: null,
  linkedin: null,
  youtube: null,
  googleAnalyticsID: null,
  customLinks: [],
  companyLogo: null,
  version: 'v1',
};
const show = async (standing: CampaignStatus) => {
  const calls = answering({
    'GET /site-setting': () => ({
      data: { timezone: 'UTC', minimumCampaignDays: 21, law: LAW, maximumCampaignDays: 365 },
    }),
    'GET /categories': () => ({ data: [] }),
    'GET /industries': () => ({ data: [] }),
    'PATCH /equity/company-profile/draft': () => ({ data: { ...companyProfile, version: 'v2' } }),
  });
  const draft = { id: 'draft', standing, companyProfile } as never; // all that the form reads
  await renderGuarded(<CompanyForm draft={draft} onLoadOther={async () => undefined} />);
  return calls;
};
/** What was saved with these words. A form of an earlier test may still be saving what was typed into it. */
const savedWith = (calls: Awaited<ReturnType<typeof show>>, words: string): unknown => {
  const saved = calls.find(({ method, body }) => method === 'PATCH' && body?.includes(words));
  return JSON.parse(String(saved?.body));
};
const isLocked = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).disabled;
const PROPERTY = [
  /^Name of the property/,
  /^About the property/,
  /^Street/,
  /^City of the property/,
  /^State or region/,
  /^Country of the property/,
  /^Floor area/,
  /^Plot area/,
  /^Year built/,
];
const LOCKED = [/^Company name/, /^Country \(/, /^Sector/, /^Industry/, /Form C/, /^Year founded/, ...PROPERTY];

it('D-18 what investors rely on is locked while the campaign is live, with the reason, and the rest saves', async () => {
  const calls = await show(CampaignStatus.active);
  expect(LOCKED.map(isLocked)).toEqual(LOCKED.map(() => true));
  expect(screen.getAllByText('Locked while the campaign is live')).toHaveLength(LOCKED.length);
  const line = screen.getByLabelText(/^Tagline/);
  await userEvent.clear(line);
  await userEvent.type(line, 'Clean water');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(savedWith(calls, 'Clean water')).toMatchObject({
    companyTagLine: 'Clean water',
    companyName: 'Clearfold Water Limited',
  });
});

it('D-18 nothing is locked in a draft', async () => {
  await show(CampaignStatus.draft);
  expect(LOCKED.map(isLocked)).toEqual(LOCKED.map(() => false));
  expect(screen.getByLabelText(/^Year founded/)).toHaveProperty('value', '2019');
  expect(screen.getByRole('button', { name: 'Save and continue' })).toBeTruthy();
});

it('V-13 opens links on request, and takes links of the owner’s own', async () => {
  const calls = await show(CampaignStatus.active);
  const part = (name: RegExp) => screen.getByRole('heading', { name }).closest('details');
  expect([part(/^Property/)?.open, part(/^Links/)?.open]).toEqual([false, false]);
  await userEvent.click(screen.getByRole('heading', { name: /^Links/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a link' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Text of link 1'));
  await userEvent.keyboard('Test reports');
  await userEvent.type(screen.getByLabelText('Address of link 1'), 'https://tests.example');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(savedWith(calls, 'Test reports')).toMatchObject({
    customLinks: [{ title: 'Test reports', url: 'https://tests.example' }],
  });
});
