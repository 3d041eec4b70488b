import { screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { OwnerOverview } from './overview.js';

const show = (raiseMode: 'fixed' | 'flexible') =>
  render(
    <OwnerOverview
      campaign={
        {
          currency: 'USD',
          received: 0,
          committed: 0,
          investors: 0,
          fundraisingDetail: { raiseMode, goal: 500_000, minimumRaise: 123_450, maxOfferingAmount: 500_000 },
        } as never // all that it reads
      }
    />,
  );

it('shows the minimum of a flexible raise, and none of a fixed one, which it does not decide', async () => {
  const { unmount } = await show('flexible');
  expect(screen.getAllByText(/1,234\.50/).length).toBeGreaterThan(0);
  unmount();
  await show('fixed');
  expect(screen.queryByText(/1,234\.50/)).toBeNull();
  expect(screen.getAllByText(/5,000/).length).toBeGreaterThan(0);
});

it('says what an investor has given on average, once there is one', async () => {
  const campaign = (investors: number) =>
    ({ currency: 'USD', received: 300_000, committed: 0, investors, fundraisingDetail: { goal: null } }) as never; // all that it reads
  const { unmount } = await render(<OwnerOverview campaign={campaign(4)} />);
  expect(screen.getByText('$750')).toBeTruthy();
  unmount();
  await render(<OwnerOverview campaign={campaign(0)} />);
  expect(screen.queryByText('Average investment')).toBeNull();
});
