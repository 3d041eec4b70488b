import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { DeskOverview } from './desk-overview.js';

const campaign = (changed: object = {}) =>
  ({
    id: 'c-1',
    slug: 'mill',
    status: 2,
    standing: 2,
    currency: 'USD',
    received: 30_000,
    committed: 0,
    investors: 1,
    opensAt: '2020-01-01T00:00:00.000Z',
    fundraisingDetail: { raiseMode: 'fixed', goal: 500_000, minimumRaise: null, maxOfferingAmount: 500_000 },
    ...changed,
  }) as never; // all that it reads
const task = { since: null, repaymentId: null, amount: null, dueOn: null, source: null };
const desk = {
  campaignId: 'c-1',
  currency: 'USD',
  days: [
    { day: '2026-11-02', received: 10_000, committed: 5_000, begun: 2, visits: 7 },
    { day: '2026-11-04', received: 20_000, committed: 0, begun: 1, visits: 3 },
  ],
  sources: [{ source: 'google', visits: 10 }],
  funnel: { viewed: 10, saved: 4, began: 3, committed: 3, paid: 2 },
  counts: {},
  tasks: [],
  steps: [],
  deadlines: [],
  fees: null,
  projection: null,
};
const persons = [
  { name: 'Anna Stein', state: 'disqualified', isDue: false },
  { name: 'Omar Haddad', state: 'asked', isDue: false },
];
const show = (changed: object = {}, isOwner = true, of: object = {}, isPaidOut = false) => {
  answering({
    'GET /site-setting': () => ({ data: { timezone: 'UTC', currencyDisplays: [] } }),
    'GET /stripe-connect': () => ({ data: [] }),
    'GET /campaign-interest/front/c-1': () => ({ data: { people: 3, amount: 240_000, currency: 'USD', bands: [] } }),
    'GET /campaign/covered-persons/c-1': () => ({ data: { persons } }),
    'GET /campaign-dashboard/c-1': () => ({ data: { ...desk, ...changed } }),
  });
  const own = campaign({ standing: 4, ...of });
  return render(<DeskOverview campaign={own} isOwner={isOwner} isPaidOut={isPaidOut} mayRemind={isOwner} />);
};

describe("the overview of a campaign's dashboard", () => {
  it('draws what was invested by day, and gives it as a table to who asks', async () => {
    await show();
    expect(await screen.findByText(/The most on one day: \$200 on 4 Nov 2026\./)).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: 'Show as table' })[0] ?? document.body);
    const rows = within(screen.getByRole('table', { name: 'Per day' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'DayBegunReceivedCommitted',
      '4 Nov 20261$200.00$0.00',
      '2 Nov 20262$100.00$50.00',
    ]);
  });

  it('shows what people have said in a test of interest, and nothing of money', async () => {
    const raise = { isTestTheWater: 'YES', raiseMode: 'flexible', goal: 500_000, minimumRaise: 200_000 };
    await show({}, true, { standing: 2, fundraisingDetail: raise });
    expect(await screen.findByText('$2,400')).toBeTruthy();
    expect(screen.getByText('of interest shown by 3 people. None of it is money.')).toBeTruthy();
    expect(screen.getByText('Said what they would invest')).toBeTruthy();
    expect(screen.queryByText('Received, after cancellations')).toBeNull();
    expect(screen.queryByText('Began to invest')).toBeNull();
  });

  it('counts visits with where they came from, and how far people came', async () => {
    await show();
    expect(await screen.findByText(/10 visits in all\./)).toBeTruthy();
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(
      expect.arrayContaining(['Google10', 'Viewed the page10', 'Saved the campaign4', 'Received2']),
    );
  });

  it('names late payments first and leads to what waits; payments and documents are shown to the owner alone', async () => {
    const tasks = [
      { ...task, kind: 'late_repayment', count: 2, repaymentId: 'r-1', amount: 52_000, dueOn: '2026-11-07' },
      { ...task, kind: 'answers', count: 3, since: '2020-01-01T00:00:00.000Z' },
      { ...task, kind: 'agreements', count: 100, since: '2020-01-01T00:00:00.000Z' },
      { ...task, kind: 'unpaid', count: 1 },
      { ...task, kind: 'document_requests', count: 2, since: '2020-01-01T00:00:00.000Z' },
      { ...task, kind: 'next_repayment', count: 1, repaymentId: 'r-2', amount: 52_000, dueOn: '2027-02-07' },
    ];
    const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    const others = [
      ['Answer 3 comments', '/campaign-dashboard/discussion/c-1'],
      ['100 agreements or more wait for the company’s signature', '/campaign-dashboard/agreements/c-1'],
      ['Follow up 1 investment without payment', '/campaign-dashboard/investments/c-1?group=no_payment'],
    ];
    const { unmount } = await show({ tasks });
    expect(await screen.findByText('Was due on 7 Nov 2026. 2 payments are late.')).toBeTruthy();
    expect(screen.getByText('Due on 7 Feb 2027.')).toBeTruthy();
    expect(links()).toEqual([
      ['Pay $520.00', '/campaign-dashboard/payment/r-1'],
      ...others,
      ['Answer 2 requests for documents', '/campaign-dashboard/documents/c-1'],
      ['Pay $520.00', '/campaign-dashboard/payment/r-2'],
    ]);
    unmount();
    await show({ tasks }, false);
    expect(await screen.findByText('Follow up 1 investment without payment')).toBeTruthy();
    expect(links()).toEqual(others);
  });

  it('names the covered persons that a task is about, and who is disqualified', async () => {
    await show({ counts: { coveredPersons: 2 }, tasks: [{ ...task, kind: 'covered_persons', count: 1 }] });
    const link = await screen.findByRole('link', { name: 'Anna Stein is disqualified' });
    expect(link.getAttribute('href')).toBe('/campaign-dashboard/covered-persons/c-1');
    expect(await screen.findByText('Omar Haddad · The raise cannot close before this is done.')).toBeTruthy();
  });

  it('says of a progress report until when it is to be filed, and of nothing to pay', async () => {
    const source = '17 CFR 227.203(a)(3)';
    await show({ tasks: [{ ...task, kind: 'progress_report', count: 50, dueOn: '2026-11-16', source }] });
    expect(
      await screen.findByRole('link', { name: 'File the progress report for 50% of the amount it needs' }),
    ).toBeTruthy();
    expect(screen.getByText('File it by 16 Nov 2026 at the latest. · 17 CFR 227.203(a)(3)')).toBeTruthy();
  });

  it('says of a report whose day has passed since when it is overdue', async () => {
    await show({ tasks: [{ ...task, kind: 'progress_report', count: 50, dueOn: '2020-11-16' }] });
    expect(await screen.findByText('Overdue since 16 Nov 2020.')).toBeTruthy();
  });

  it('says of a campaign that was sent back what its reviewer wrote', async () => {
    const sentBack = { status: 3, standing: 3, changesRequested: true, declineReason: 'State the valuation.' };
    await show({}, true, { ...sentBack, opensAt: null });
    expect(await screen.findByRole('link', { name: 'Change your campaign and submit it again' })).toBeTruthy();
    expect(screen.getByText('The reviewer sent it back: “State the valuation.”')).toBeTruthy();
    expect(screen.queryByText(/names what is missing/u)).toBeNull();
  });

  it('names beside an announced part who can cancel until when', async () => {
    const of = { dueOn: null, figure: 48, citation: null };
    const deadlines = [
      { ...of, kind: 'part_cancel_until', at: '2026-12-02T05:00:00.000Z' },
      { ...of, kind: 'part_closes', at: '2026-12-04T05:00:00.000Z', figure: 5 },
      { ...of, kind: 'cancel_until', at: '2026-12-21T05:00:00.000Z' },
    ];
    await show({ deadlines });
    expect(await screen.findByText('Last time to cancel what the part takes up')).toBeTruthy();
    expect(screen.getByText('Last time to cancel for all other investors')).toBeTruthy();
  });

  it('does not say of a campaign that has ended that it will open', async () => {
    await show({ days: [], sources: [] }, true, { status: 7, standing: 7, opensAt: null });
    expect(await screen.findByText('The campaign has ended')).toBeTruthy();
    expect(screen.queryByText('Not open yet')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit the campaign' })).toBeNull();
  });

  it('asks for the payout account while there is none, and says when nothing waits', async () => {
    const flexible = { fundraisingDetail: { raiseMode: 'flexible', goal: null } };
    const { unmount } = await show({}, true, flexible);
    expect(await screen.findByRole('link', { name: 'Connect a payout account' })).toBeTruthy();
    unmount();
    const paid = await show({}, true, flexible, true);
    expect(await screen.findByText('Nothing is waiting for you.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Connect a payout account' })).toBeNull();
    paid.unmount();
    await show({}, false, flexible);
    expect(await screen.findByText('Nothing is waiting for you.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Connect a payout account' })).toBeNull();
  });

  it.each([
    ['a test of interest', { fundraisingDetail: { raiseMode: 'flexible', goal: null, isTestTheWater: 'YES' } }],
    ['a campaign that was ended', { standing: 7, fundraisingDetail: { raiseMode: 'flexible', goal: null } }],
  ])('asks for no payout account of %s', async (_what, of) => {
    await show({}, true, of);
    expect(screen.queryByRole('link', { name: 'Connect a payout account' })).toBeNull();
  });

  it('names each deadline with its rule and where that is written', async () => {
    const deadline = { kind: 'cancel_until', at: '2026-12-18T10:00:00.000Z', dueOn: null, figure: 48 };
    await show({ deadlines: [{ ...deadline, citation: '17 CFR 227.304(a)' }] });
    expect(await screen.findByText(/until 48 hours before the closing\. Source: 17 CFR 227\.304\(a\)/)).toBeTruthy();
  });

  it('leads to the page while nothing has happened, and to the wizard before it opens', async () => {
    const { unmount } = await show({ days: [], sources: [] });
    expect((await screen.findByRole('link', { name: 'See the page' })).getAttribute('href')).toContain('/mill');
    unmount();
    await show({ days: [], sources: [] }, true, { status: 0, standing: 0, opensAt: null });
    expect(await screen.findByRole('link', { name: 'Edit the campaign' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Complete your campaign' })).toBeTruthy();
  });
});
