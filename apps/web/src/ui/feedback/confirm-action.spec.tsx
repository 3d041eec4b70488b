import { Notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../testing/render.js';
import { ConfirmAction } from './confirm-action.js';

it('U-04 says what was done once it is done, and does nothing before the answer', async () => {
  const remove = jest.fn(() => Promise.resolve());
  await render(
    <>
      <Notifications />
      <ConfirmAction
        label="Delete"
        title="Delete the draft?"
        keep="Keep it"
        done="The draft is deleted"
        onConfirm={remove}
      >
        It cannot be undone.
      </ConfirmAction>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The draft is deleted')).toBeTruthy();
  expect(remove).toHaveBeenCalledTimes(1);
});
