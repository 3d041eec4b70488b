import { screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { DeskFigures } from './desk-figures.js';

const campaign = (changed: object) =>
  ({
    currency: 'USD',
    received: 0,
    committed: 0,
    investors: 0,
    fundraisingDetail: { raiseMode: 'flexible', goal: 500_000, minimumRaise: 123_450, maxOfferingAmount: 500_000 },
    ...changed,
  }) as never; // all that it reads
const desk = { fees: { goalReached: 1_000, goalMissed: 1_500 }, projection: null };

describe('the figures of a dashboard', () => {
  it('show the minimum of a flexible raise, and none of a fixed one, which it does not decide', async () => {
    const fixed = { raiseMode: 'fixed', goal: 500_000, minimumRaise: 123_450, maxOfferingAmount: 500_000 };
    const { unmount } = await render(<DeskFigures campaign={campaign({})} desk={desk} />);
    expect(screen.getAllByText(/1,234\.50/).length).toBeGreaterThan(0);
    unmount();
    await render(<DeskFigures campaign={campaign({ fundraisingDetail: fixed })} desk={desk} />);
    expect(screen.queryByText(/1,234\.50/)).toBeNull();
    expect(screen.getAllByText(/5,000/).length).toBeGreaterThan(0);
  });

  it('say what an investor has given on average, once there is one', async () => {
    const { unmount } = await render(
      <DeskFigures campaign={campaign({ received: 300_000, investors: 4 })} desk={desk} />,
    );
    expect(screen.getByText('$750')).toBeTruthy();
    unmount();
    await render(<DeskFigures campaign={campaign({ received: 300_000 })} desk={desk} />);
    expect(screen.queryByText('Average')).toBeNull();
  });

  it('call the end of the raise an estimate, with both fees, and are silent while there is none', async () => {
    const projection = { low: 18_300_000, high: 21_400_000, days: 14 };
    const { unmount } = await render(<DeskFigures campaign={campaign({})} desk={{ ...desk, projection }} />);
    expect(
      screen
        .getByText(/At the pace of the last 14 days the raise would end between/)
        .textContent.replaceAll(/\s+/g, ' '),
    ).toBe(
      'At the pace of the last 14 days the raise would end between $183,000 and $214,000. An estimate from past days, not a promise. Fee at closing: 10% if the goal is reached, 15% if not.',
    );
    unmount();
    await render(<DeskFigures campaign={campaign({})} desk={desk} />);
    expect(screen.queryByText(/pace/)).toBeNull();
  });

  it('say that a fixed raise that misses its goal pays nothing', async () => {
    const projection = { low: 1_000, high: 2_000, days: 7 };
    const fees = { goalReached: 500, goalMissed: null };
    await render(<DeskFigures campaign={campaign({})} desk={{ fees, projection }} />);
    expect(screen.getByText(/Fee at closing: 5% if the goal is reached, none if not\./)).toBeTruthy();
  });
});
