import { act, screen } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { WelcomeFlag } from './welcome-flag.js';

const after = (milliseconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('the flag that welcomes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('C-09 comes half a second after the sign-in and stays for eight', async () => {
    await render(<WelcomeFlag words="Good to see you, Ines" />);
    await after(499);
    expect(screen.queryByText('Good to see you, Ines')).toBeNull();
    await after(1);
    expect(screen.getByText('Good to see you, Ines')).toBeTruthy();
    await after(7999);
    expect(screen.getByText('Good to see you, Ines')).toBeTruthy();
    await after(1);
    expect(screen.queryByText('Good to see you, Ines')).toBeNull();
  });
});
