import type { ReviewState } from '@cairn/contracts/lifecycles/review.lifecycle';
import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { screen, waitFor } from '@testing-library/react';
import { answering, page } from '../../../testing/answers.js';
import { receiptIn } from '../../../testing/investments.js';
import { render } from '../../../testing/render.js';
import { WhatWaits } from './what-waits.js';

const overdue = {
  id: 'r-1',
  campaignId: 'c-1',
  campaignName: 'Velder Cycles',
  amount: 52_000,
  currency: 'USD',
  dueDate: '2026-12-01',
};

const userWho = (owns: boolean, kycStatus: ReviewState | null = 'approved') => ({
  firstName: 'Anna',
  kycStatus,
  displayData: { investorDisplay: !owns, campaignOwnerDisplay: owns },
});

const show = async (
  owns: boolean,
  repayments: readonly object[],
  holdings: readonly object[] = [],
  own: object[] = [],
) => {
  const calls = answering({
    'GET /campaigns/equities': () => page(own),
    'GET /my-investment': () => page(holdings),
    'GET /repayments/overdue': () => ({ data: repayments }),
  });
  await render(<WhatWaits user={userWho(owns)} />);
  return calls;
};

describe('what waits for somebody who signs in', () => {
  it('an overdue repayment waits for its owner, and can be paid from here', async () => {
    await show(true, [overdue]);
    expect(await screen.findByRole('heading', { name: '1 item needs your attention' })).toBeTruthy();
    expect(screen.queryByText('You have nothing to do')).toBeNull();
    expect(screen.getByText('Velder Cycles')).toBeTruthy();
    expect(screen.getByText(/\$520\.00 was due on 1 Dec 2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pay $520.00' }).getAttribute('href')).toBe(
      '/campaign-dashboard/payment/r-1',
    );
  });

  it('repayments and reservations are counted together', async () => {
    await show(true, [overdue], [receiptIn('reserved')]);
    expect(await screen.findByRole('heading', { name: '2 items need your attention' })).toBeTruthy();
  });

  it('a declined campaign waits for its owner to change it, beside what is to be paid; others do not', async () => {
    const own = [CampaignStatus.draft, CampaignStatus.declined, CampaignStatus.pending].map((status) => ({ status }));
    await show(true, [overdue], [], own);
    expect(await screen.findByRole('heading', { name: '2 items need your attention' })).toBeTruthy();
  });

  it('tasks of an own campaign are counted, and lead to its dashboard; a payment that is not due yet is none', async () => {
    const own = [{ id: 'c-1', name: 'Velder Cycles', status: CampaignStatus.active, standing: CampaignStatus.active }];
    answering({
      'GET /campaigns/equities': () => page(own),
      'GET /my-investment': () => page([]),
      'GET /repayments/overdue': () => ({ data: [] }),
      'GET /campaign-dashboard/c-1': () => ({
        data: { tasks: [{ kind: 'answers' }, { kind: 'unpaid' }, { kind: 'next_repayment' }] },
      }),
    });
    await render(<WhatWaits user={userWho(true)} />);
    expect(await screen.findByRole('heading', { name: '2 items need your attention' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Velder Cycles: 2 tasks' }).getAttribute('href')).toBe(
      '/campaign-dashboard/c-1',
    );
  });

  it('changed terms wait for an investor’s answer, and say what silence does', async () => {
    answering({
      'GET /my-investment': () => page([]),
      'GET /reconfirmations': () =>
        page([
          {
            id: 'i-1',
            campaignId: 'c-1',
            campaignName: 'Clearfold Water',
            amount: 649_600,
            currency: 'USD',
            answerUntil: '2026-12-04T04:59:59.000Z',
          },
        ]),
    });
    await render(<WhatWaits user={userWho(false)} />);
    expect(await screen.findByRole('heading', { name: '1 item needs your attention' })).toBeTruthy();
    expect(screen.getByText(/Without your answer the whole amount is returned to you/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See what changed' })).toBeTruthy();
  });

  it.each([
    [null, '1 item needs your attention'],
    ['declined', '1 item needs your attention'],
    ['under_review', 'You have nothing to do'],
    ['approved', 'You are ready to invest'],
  ] as const)('with an identity that is %s an investor reads: %s', async (kycStatus, heading) => {
    answering({ 'GET /my-investment': () => page([]) });
    await render(<WhatWaits user={userWho(false, kycStatus)} />);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  });

  it('an identity waits for nobody who only raises', async () => {
    answering({
      'GET /my-investment': () => page([]),
      'GET /repayments/overdue': () => ({ data: [] }),
      'GET /campaigns/equities': () => page([]),
    });
    await render(<WhatWaits user={userWho(true, null)} />);
    expect(await screen.findByRole('heading', { name: 'You have nothing to do' })).toBeTruthy();
  });

  it('nothing waits where nothing is overdue and nothing reserved', async () => {
    await show(true, []);
    expect(await screen.findByRole('heading', { name: 'You have nothing to do' })).toBeTruthy();
    expect(screen.queryByText('Overdue repayments')).toBeNull();
  });

  it('does not say that nothing waits before it is known', async () => {
    answering({
      'GET /my-investment': () => page([]),
      'GET /campaigns/equities': () => page([]),
      'GET /repayments/overdue': () => ({ status: 503, code: 'server.busy', message: 'Please try again.' }),
    });
    await render(<WhatWaits user={userWho(true)} />);
    expect(await screen.findByText('Please try again.')).toBeTruthy();
    expect(screen.queryByText('You have nothing to do')).toBeNull();
  });

  it('a user without a campaign causes no request for repayments', async () => {
    const calls = await show(false, [overdue], [receiptIn('settled')]);
    expect(await screen.findByRole('heading', { name: 'You have nothing to do' })).toBeTruthy();
    expect(calls.map(({ path }) => path).sort()).toEqual([
      '/my-investment',
      '/notifications/unread-count',
      '/reconfirmations',
    ]);
  });

  it('unread messages are counted with the rest, and one line leads to them', async () => {
    answering({
      'GET /my-investment': () => page([]),
      'GET /notifications/unread-count': () => ({ data: { notifications: 4, messages: 2 } }),
    });
    await render(<WhatWaits user={userWho(false, null)} />);
    expect(await screen.findByRole('heading', { name: '3 items need your attention' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '2 unread messages' }).getAttribute('href')).toBe('/inbox');
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'the date is that of the site, as all others are: %s',
    async (timezone) => {
      answering({
        'GET /my-investment': () => page([]),
        'GET /site-setting': () => ({ data: { timezone, currencyDisplays: [] } }),
      });
      const { container } = await render(<WhatWaits user={userWho(false)} />);
      await screen.findByRole('heading', { level: 1 });
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date());
      await waitFor(() => expect(container.querySelector('time')?.dateTime).toBe(today));
    },
  );
});
