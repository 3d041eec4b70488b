import { notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import { render } from '../testing/render.js';
import Toasts from './toasts.js';

const after = (milliseconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['ltr', 'top-right'],
    ['rtl', 'top-left'],
  ] as const)('C-09 stand at the top of the line’s end (%s) and leave after five seconds', async (direction, place) => {
    await render(<Toasts direction={direction} />);
    act(() => void notifications.show({ message: 'Your changes are saved' }));
    await after(4900);
    const toast = screen.getByText('Your changes are saved');
    expect(toast.closest('[data-position]')?.getAttribute('data-position')).toBe(place);
    await after(1000); // the hundred milliseconds that are left, and the way out
    expect(screen.queryByText('Your changes are saved')).toBeNull();
  });
});
