import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { requiredFields, type WizardStep } from '@cairn/contracts/campaigns/required-fields';
import { answering } from '../../testing/answers.js';
import { LAW } from '../../testing/law.js';
import { renderGuarded } from '../../testing/render.js';
import { CompanyForm } from './components/company-form.js';
import { FundingForm } from './components/funding-form.js';
import { WizardPage } from './components/wizard-page.js';

beforeEach(() => sessionStorage.clear());

const COMPANY = {
  companyName: 'Bergmoor Dairy Limited',
  companyTagLine: 'Cheese from one valley',
  companyEmail: 'a@b.example',
  address: '1 Street',
  category: 'food',
  industry: 'utilities',
  companyLogo: '/media/logo',
  phoneNumber: '12345678',
  description: null,
  formCLink: 'https://sec.example',
  yearFounded: null,
  customLinks: [],
};

const ACCOUNT = { accountHolder: null, bankName: null, accountType: null, accountNumberLast4: null, tos: false };

interface Raise {
  equityCurrencyCode: string;
  raiseMode: string | null;
  goal: number | null;
  minimumRaise: number | null;
  maxOfferingAmount: number | null;
  openDate?: string | null;
  isTestTheWater?: string;
}

const RAISE: Raise = {
  equityCurrencyCode: 'USD',
  raiseMode: null,
  goal: null,
  minimumRaise: null,
  maxOfferingAmount: null,
};

const draft = (paymentDetail: object = ACCOUNT, fundraisingDetail: Raise = RAISE) => ({
  id: 'draft',
  status: 0,
  standing: 0,
  type: 'equity',
  name: 'Bergmoor Dairy',
  coverUrl: null,
  declineReason: null,
  changesRequested: false,
  ended: null,
  savedAt: '2026-11-21T10:42:00.000Z',
  companyProfile: COMPANY,
  fundraisingDetail,
  campaignTerms: {},
  campaignStory: {},
  paymentDetail,
});

const checklist = (missing: Readonly<Record<string, readonly string[]>>, closed: readonly object[]) => ({
  closed,
  complete: Object.values(missing).every((fields) => fields.length === 0),
  steps: Object.entries(missing).map(([step, fields]) => ({
    step,
    fields: step === 'faqs' ? ['risks', 'exit'] : requiredFields({ investingType: 'equity' })[step as WizardStep], // the steps below
    missing: fields,
    complete: fields.length === 0,
  })),
});

const asked = (questionID: string, question: string) => ({
  questionID,
  question,
  help: null,
  isRequired: true,
  answer: null,
});

const show = async (
  step: 'company-info' | 'funding',
  missing: Parameters<typeof checklist>[0],
  stored: ReturnType<typeof draft> = draft(),
  closed: readonly object[] = [],
) => {
  const calls = answering(
    {
      'PATCH /campaigns/equities/draft': () => ({ data: { campaignDetail: { ...stored, status: 1 } } }),
      'GET /campaigns/equities/draft': () => ({ data: { campaignDetail: stored } }),
      'GET /equities/draft/checklist': () => ({ data: checklist(missing, closed) }),
      'GET /equity/campaign-faqs/draft': () => ({
        data: {
          campaignFaqs: [asked('risks', 'What are the main risks?'), asked('exit', 'How does one sell?')],
          campaignCustomFaqs: [],
          version: '1',
        },
      }),
      'GET /site-setting': () => ({
        data: {
          timezone: 'America/New_York',
          minimumCampaignDays: 21,
          law: LAW,
          maximumCampaignDays: 365,
          currencyDisplays: [],
          fees: { fixedReached: 500, flexibleReached: 1_000, flexibleMissed: 1_500 },
        },
      }),
    },
    'Sat, 21 Nov 2026 12:00:00 GMT',
  );
  const Form = step === 'funding' ? FundingForm : CompanyForm;
  await renderGuarded(
    <Routes>
      <Route
        path=":id"
        element={
          <WizardPage step={step} title="Step" lede="Lede">
            {(campaign) => <Form draft={campaign} onLoadOther={async () => undefined} />}
          </WizardPage>
        }
      />
    </Routes>,
    'en',
    '/draft',
  );
  await screen.findByRole('heading', { name: 'Before you go live' });
  return calls;
};

/** The fields of the step that is open, with their states. */
const fields = (): (string | null)[] =>
  screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);

const steps = {
  'company-info': ['description'],
  'fundraising-detail': [],
  story: ['cover'],
  faqs: [],
  extras: [],
  funding: [],
};

it('V-38 counts a field as complete while it is typed, and says that it is not saved', async () => {
  await show('company-info', { ...steps, story: [] });
  expect(await screen.findByText('36 of 37 complete.')).toBeTruthy();
  expect(fields()).toContain('Description (missing)');
  await userEvent.type(screen.getByLabelText('Description'), 'Cheese');
  expect(await screen.findByText('37 of 37 complete.')).toBeTruthy();
  expect(fields()).toContain('Description (complete)');
  expect(screen.getByText('Every field is filled in. Save this step, then submit the campaign.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submit for review' })).toHaveProperty('disabled', true);
  await userEvent.clear(screen.getByLabelText('Company name'));
  expect(await screen.findByText('36 of 37 complete.')).toBeTruthy();
});

it('V-38 D-4 marks a choice that is not offered any more, beside its field and in the list, until another is made', async () => {
  const stored = { field: 'category', choice: 'food' };
  await show('company-info', { ...steps, 'company-info': ['category'] }, draft(), [stored]);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This choice is not offered any more. Choose another one before you submit.',
  );
  expect(fields()).toContain('Sector (needs a correction)');
  expect(screen.getByRole('button', { name: 'Submit for review' })).toHaveProperty('disabled', true);
  await userEvent.selectOptions(screen.getByLabelText('Sector'), '');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('V-38 names an answer that breaks a rule, in a field that may be empty too', async () => {
  await show('company-info', steps);
  await userEvent.type(screen.getByLabelText('Year founded (optional)'), '2090');
  expect(await screen.findByText('35 of 38 complete. 1 needs a correction.')).toBeTruthy();
  expect(fields()).toContain('Year founded (needs a correction)');
});

it('V-38 does not count a wrong answer as complete while it is typed', async () => {
  await show('company-info', steps);
  const email = await screen.findByLabelText('Contact e-mail');
  await userEvent.clear(email);
  await userEvent.type(email, 'nobody');
  expect(await screen.findByText(/1 needs a correction/)).toBeTruthy();
  expect(fields()).toContain('Contact e-mail (needs a correction)');
});

it('V-38 opens the current step only, and leads to the others', async () => {
  await show('company-info', steps);
  const groups = await screen.findAllByRole('group');
  const open = groups.filter((group) => group.hasAttribute('open'));
  expect(open.map((group) => within(group).getByRole('heading').textContent)).toEqual(['Company']);
  const links = screen.getAllByRole('link', { name: 'Go to this step', hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/create-campaign/fundraising-detail/draft',
    '/create-campaign/story/draft',
    '/create-campaign/faqs/draft',
    '/create-campaign/extras/draft',
    '/create-campaign/funding/draft',
  ]);
});

it('V-35 names the questions that are not answered in their own words', async () => {
  await show('company-info', { ...steps, faqs: ['exit'] });
  expect(await screen.findByText('How does one sell?')).toBeTruthy();
  expect(fields()).toContain('How does one sell? (missing)');
  expect(fields()).toContain('What are the main risks? (complete)');
});

it('V-38 unfolds the list on request where there is little room', async () => {
  await show('company-info', steps);
  const button = await screen.findByRole('button', { name: 'Show the checklist' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Hide the checklist' }).getAttribute('aria-expanded')).toBe('true');
});

it('V-37 counts a stored account, whose number is not shown again', async () => {
  const stored = { ...ACCOUNT, accountHolder: 'Bergmoor', bankName: 'Hill Bank', accountType: 'checking' };
  await show('funding', { ...steps, 'company-info': [], story: [] }, draft({ ...stored, routingNumber: '110000000' }));
  expect(await screen.findByText('35 of 37 complete.')).toBeTruthy();
  expect(fields()).toContain('Account number (missing)');
});

it('V-37 V-38 a stored account leaves nothing to do', async () => {
  const stored = { accountHolder: 'Bergmoor', bankName: 'Hill Bank', accountType: 'checking', tos: true };
  await show(
    'funding',
    { ...steps, 'company-info': [], story: [] },
    draft({ ...stored, routingNumber: '110000000', accountNumberLast4: '6789' }),
  );
  expect(await screen.findByText('37 of 37 complete.')).toBeTruthy();
  expect(screen.getByText('Everything is complete. You can submit it for review.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submit for review' })).toHaveProperty('disabled', false);
});

it('says what follows, what becomes fixed and the fee before a campaign is submitted', async () => {
  const stored = { accountHolder: 'Bergmoor', bankName: 'Hill Bank', accountType: 'checking', tos: true };
  const account = { ...stored, routingNumber: '110000000', accountNumberLast4: '6789' };
  const raise = { ...RAISE, raiseMode: 'fixed', goal: 10_000_000, openDate: null, isTestTheWater: 'NO' };
  const complete = draft(account, raise);
  const calls = await show('funding', { ...steps, 'company-info': [], story: [] }, complete);
  // What another form still saves by itself is not sent by this question.
  const sent = () =>
    calls
      .filter(({ method, path }) => method === 'PATCH' && path.endsWith('/campaigns/equities/draft'))
      .map(({ body }) => body);
  await userEvent.click(await screen.findByRole('button', { name: 'Submit for review' }));
  const dialog = await screen.findByRole('dialog', { name: 'Submit Bergmoor Dairy for review?' });
  for (const title of ['What happens next', 'What becomes fixed', 'What this site charges'])
    expect(within(dialog).getByRole('heading', { name: title })).toBeTruthy();
  expect(dialog.textContent).toContain('$5,000.00');
  expect(dialog.textContent).toContain('$95,000.00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not yet' }));
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
  const again = await screen.findByRole('dialog');
  await userEvent.click(within(again).getByRole('button', { name: 'Submit for review' }));
  expect(sent()).toEqual(['{"status":1}']);
});

it('U-17 keeps the checklist and its button beside the preview', async () => {
  const found = jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('min-width'),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList, // what is asked of it
  );
  await show('company-info', { ...steps, 'company-info': [], story: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Preview', pressed: false }));
  expect(await screen.findByRole('region', { name: 'As investors will see it' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Before you go live' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submit for review' })).toBeTruthy();
  found.mockRestore();
});

it('says above the steps that changes are requested, not that the campaign is declined', async () => {
  await show('company-info', steps, { ...draft(), status: 3, standing: 3, changesRequested: true });
  expect(await screen.findByText('Changes requested')).toBeTruthy();
  expect(screen.queryByText('Declined')).toBeNull();
});
