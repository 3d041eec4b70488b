import { cleanNotifications, notificationsStore } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../testing/render.js';
import { CopyButton } from './copy-button.js';

describe('a button that copies', () => {
  // One store for all files of a group.
  beforeEach(() => cleanNotifications());

  it('says that it has copied', async () => {
    const user = userEvent.setup();
    await render(<CopyButton value="REF-1" />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copied' });
    await expect(navigator.clipboard.readText()).resolves.toBe('REF-1');
  });

  it('says what to do where the browser does not let it', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await render(<CopyButton quiet value="REF-1" />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    const said = 'Your browser did not allow copying. Select the text and copy it.';
    await waitFor(() => expect(notificationsStore.getState().notifications).toMatchObject([{ message: said }]));
    expect(screen.getByRole('button', { name: 'Copy' })).not.toBeNull();
  });
});
