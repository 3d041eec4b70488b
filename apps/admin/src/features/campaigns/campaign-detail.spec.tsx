import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatInstant } from '@cairn/i18n';
import { adminOf, campaign, CAMPAIGN_ID, campaignReview } from '../../testing/records.js';
import { list, refusal, renderConsole, single, type Answers } from '../../testing/render-console.js';

const moment = (at: string): string => formatInstant('en', new Date(at), 'UTC');

const path = `/admin/campaigns/${CAMPAIGN_ID}`;
const moderator: Answers = {
  'GET /admin/me': () => single(adminOf('moderator')),
  'GET /admin/queues': () => single([]),
};
const open = (answers: Answers) =>
  renderConsole({ at: `/campaigns/${CAMPAIGN_ID}`, answers: { ...moderator, ...answers } });

describe('a campaign in review', () => {
  it('S-02 is approved after a question', async () => {
    const user = userEvent.setup();
    const { calls } = await open({
      [`GET ${path}`]: () => single(campaign()),
      [`GET ${path}/review`]: () => single(campaignReview({ checks: [] })),
      [`POST ${path}/approve`]: () => single(campaign({ status: 2 })),
    });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve “Harbour Row Clinic”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('“Harbour Row Clinic” is live.')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it.each([
    [2, ['Testing interest']],
    [1, ['In review', 'Testing interest']],
  ] as const)('says that it tests interest (%s)', async (status, badges) => {
    const { fundraisingDetail } = campaign();
    const tested = campaign({ status, fundraisingDetail: { ...fundraisingDetail, isTestTheWater: 'YES' } });
    await open({ [`GET ${path}`]: () => single(tested) });
    const badge = await screen.findByText('Testing interest');
    const beside = [...(badge.parentElement?.children ?? [])].map(({ textContent }) => textContent.trim());
    expect(beside).toEqual([...badges, tested.ownerName]);
  });

  it('S-02 stays open after it was ended for good, and the next of the list is not', async () => {
    const user = userEvent.setup();
    const other = campaign({ id: '01a218d6-8485-7096-a8a1-61aa7a46448a', name: 'Quay Bakery', status: 2, standing: 2 });
    let status: 2 | 7 = 2;
    const one = () => campaign({ status, standing: status });
    const { calls } = await open({
      'GET /admin/campaigns': () =>
        list(
          ...(status === 2 ? [one(), other] : [other]).map((row) => ({ ...row, submittedAt: null, closesAt: null })),
        ),
      [`GET ${path}`]: () => single(one()),
      [`GET /admin/campaigns/${other.id}`]: () => single(other),
      [`POST ${path}/deactivate`]: () => single(campaign({ status: (status = 7), standing: 7 })),
    });
    expect(await screen.findByRole('row', { name: /Harbour Row Clinic/ })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'End for good' }));
    const dialog = await screen.findByRole('dialog', { name: 'End “Harbour Row Clinic” for good?' });
    expect(dialog.textContent).toMatch(/Received so far: \S+\. Investors: \d+\./u);
    await user.type(within(dialog).getByRole('textbox'), 'The company asks for it');
    await user.click(within(dialog).getByRole('button', { name: 'End for good' }));
    expect(await screen.findByText(/All investments are being refunded/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Harbour Row Clinic/ })).toBeNull());
    await act(async () => undefined);
    expect(calls.filter(({ path: asked }) => asked.includes(other.id))).toEqual([]);
    expect(screen.getByRole('heading', { level: 2, name: 'Harbour Row Clinic' })).toBeTruthy();
  });

  it('names the earliest closing date when the present one is too early', async () => {
    await open({ [`GET ${path}`]: () => single(campaign({ earliestClosingDate: '2026-12-12' })) });
    const approve = await screen.findByRole<HTMLButtonElement>('button', { name: 'Approve' });
    expect(approve.disabled).toBe(true);
    expect(screen.getByText(/earliest possible date today is 12 Dec 2026 \(17 CFR 227\.203\(a\)\(1\)\)/u)).toBeTruthy();
  });

  it('U-9 shows a rate as people read it, not as a ratio', async () => {
    const user = userEvent.setup();
    await open({ [`GET ${path}`]: () => single(campaign()) });
    await user.click(await screen.findByRole('tab', { name: 'Raise and terms' }));
    expect(screen.getByText('16.67%')).toBeTruthy();
  });

  it('shows the minimum that investors see, and beside it what the owner stated where that is less', async () => {
    const user = userEvent.setup();
    const plain = campaign();
    const { fundraisingDetail } = plain;
    const costly = {
      ...plain,
      fundraisingDetail: { ...fundraisingDetail, minimumInvestment: 500 },
      effectiveMinimum: 2_500,
    };
    await open({ [`GET ${path}`]: () => single(costly) });
    await user.click(await screen.findByRole('tab', { name: 'Raise and terms' }));
    expect(screen.getByText('Minimum investment').parentElement?.textContent).toContain('$25.00');
    expect(screen.getByText(/^Minimum entered by the owner/).parentElement?.textContent).toContain('$5.00');
  });

  it('shows its sections, its sector by the editors’ name, its money with two decimals, and its history', async () => {
    const user = userEvent.setup();
    await open({ [`GET ${path}`]: () => single(campaign()) });
    await user.click(await screen.findByRole('tab', { name: 'Company' }));
    expect(await screen.findByText('Wellbeing')).toBeTruthy();
    await user.click(await screen.findByRole('tab', { name: 'Raise and terms' }));
    expect(screen.getAllByText('$350,000.00').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(screen.getByText('Draft, then In review')).toBeTruthy();
  });
});

describe('an open campaign', () => {
  it('S-02 is hidden and shown again, each with a reason', async () => {
    const user = userEvent.setup();
    let status: 2 | 6 = 2;
    const { calls } = await open({
      [`GET ${path}`]: () => single(campaign({ status, standing: 2 })),
      [`POST ${path}/hide`]: () => single(campaign({ status: (status = 6), standing: 2 })),
      [`POST ${path}/show`]: () => single(campaign({ status: (status = 2), standing: 2 })),
    });
    const turn = async (button: string, title: string) => {
      await user.click(await screen.findByRole('button', { name: button }));
      const dialog = await screen.findByRole('dialog', { name: title });
      await user.type(within(dialog).getByRole('textbox'), 'A complaint');
      await user.click(within(dialog).getByRole('button', { name: button }));
    };
    await turn('Hide', 'Hide “Harbour Row Clinic”?');
    expect(await screen.findByText('Hidden from the public. Its actual status is: Open.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Close early' })).toBeTruthy();
    await turn('Make public', 'Make “Harbour Row Clinic” public again?');
    expect(await screen.findByRole('button', { name: 'Hide' })).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      '{"reason":"A complaint"}',
      '{"reason":"A complaint"}',
    ]);
  });

  it('D-18 shows what its owner changed, before and after', async () => {
    const user = userEvent.setup();
    const changes = [{ field: 'companyTagLine', before: 'Care on the quay', after: null }];
    const edits = [{ section: 'company' as const, actor: 'Ines Okafor', at: '2026-11-20T10:00:00.000Z', changes }];
    await open({ [`GET ${path}`]: () => single(campaign({ status: 2, edits })) });
    await user.click(await screen.findByRole('tab', { name: 'History' }));
    expect(screen.getByRole('heading', { name: 'Tagline' }).parentElement?.textContent).toContain('Care on the quay');
  });

  it('says that its closing was moved forward already, and to when', async () => {
    const closesAt = '2026-12-01T23:59:59.000Z';
    const moved = { from: '2027-01-20T23:59:59.000Z', to: closesAt, actor: 'T. Iyer', at: '2026-11-20T10:00:00.000Z' };
    const closings = [{ ...moved, reason: null }];
    const opensAt = '2026-10-01T10:00:00.000Z';
    const early = campaign({ status: 2, opensAt, closesAt, closings, earlyClosesAt: null });
    await open({ [`GET ${path}`]: () => single(early) });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Close early' })).disabled).toBe(true);
    expect(screen.getByText(/has already been moved forward to .*Dec.* It cannot close sooner/u)).toBeTruthy();
  });

  it('cannot be approved again, and says in words why it cannot close early', async () => {
    const user = userEvent.setup();
    const refused = refusal(422, 'campaign.early_close_refused', 'This campaign cannot be closed early yet: days.');
    await open({
      [`GET ${path}`]: () => single(campaign({ status: 2 })),
      [`POST ${path}/close`]: () => ({
        ...refused,
        json: { ...(refused.json as object), params: { why: 'days', days: 21, source: '17 CFR 227.304(b)' } },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Close early' }));
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Close early' }));
    expect(
      await within(dialog).findByText(
        /must be open for 21 days before it may be closed early \(17 CFR 227\.304\(b\)\)/u,
      ),
    ).toBeTruthy();
  });

  it('says before and after which moment it closes, shows the move, and is not offered again', async () => {
    const user = userEvent.setup();
    const [before, after] = ['2026-12-28T04:59:59.000Z', '2026-12-05T04:59:59.000Z'];
    let live = campaign({ status: 2, closesAt: before, earlyClosesAt: after });
    const move = { from: before, to: after, reason: null, actor: 'mod@example.org', at: '2026-11-25T10:00:00.000Z' };
    await open({
      [`GET ${path}`]: () => single(live),
      [`POST ${path}/close`]: () =>
        single((live = campaign({ status: 2, closesAt: after, earlyClosesAt: null, closings: [move] }))),
    });
    await user.click(await screen.findByRole('button', { name: 'Close early' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(`will close on ${moment(after)}`);
    await user.click(within(dialog).getByRole('button', { name: 'Close early' }));
    expect(
      await screen.findByText(`“Harbour Row Clinic” closes on ${moment(after)}. Its investors are notified.`),
    ).toBeTruthy();
    expect(
      await screen.findByText(/already been moved forward to .* It cannot close sooner \(17 CFR 227\.304\(b\)\)\.$/u),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close early' }).disabled).toBe(true);
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(screen.getByText(`Closing moved from ${moment(before)} to ${moment(after)}`)).toBeTruthy();
  });

  it('is not offered to be closed early before its time, and says from when', async () => {
    await open({
      'GET /site-setting': () =>
        single({
          siteName: 'Cairn',
          currencyDisplays: [],
          jurisdictionProfile: 'us_regcf',
          minimumCampaignDays: 21,
          law: { minimumDaysSource: '17 CFR 227.203(a)(1)', earlyCloseSource: '17 CFR 227.304(b)' },
        }),
      [`GET ${path}`]: () => single(campaign({ status: 2, opensAt: new Date().toISOString() })),
    });
    expect(
      await screen.findByText(/^This campaign can be closed early from .* \(17 CFR 227\.203\(a\)\(1\)\)\.$/u),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close early' }).disabled).toBe(true);
  });
});
