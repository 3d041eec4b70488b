import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { answering } from '../../testing/answers.js';
import { render } from '../../testing/render.js';
import { ReleaseButton } from './release-button.js';

const CANCEL = 'POST /process-investment/cancel/i-1';

/** A page that shows the button only while there is a reservation, and reads it anew when it has changed. */
const Page = ({ isHeld, onReleased }: { isHeld: () => boolean; onReleased: () => void }) => {
  const { data } = useQuery({ queryKey: ['investments', 'one'], queryFn: () => Promise.resolve({ held: isHeld() }) });
  return data?.held ? <ReleaseButton reservation={{ id: 'i-1' }} onReleased={onReleased} /> : null;
};

const release = (user: ReturnType<typeof userEvent.setup>) =>
  screen.findByRole('button', { name: 'Release the reservation' }).then((button) => user.click(button));

it('U-7 goes on once the reservation is released, though the button has gone with it', async () => {
  const user = userEvent.setup();
  let held = true;
  answering({
    [CANCEL]: () => {
      held = false;
      return { data: {} };
    },
  });
  const onReleased = jest.fn();
  await render(<Page isHeld={() => held} onReleased={onReleased} />);
  await release(user);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(onReleased).toHaveBeenCalledTimes(1);
});

it('U-7 stays when the release is refused', async () => {
  const user = userEvent.setup();
  const calls = answering({ [CANCEL]: () => ({ status: 409, code: 'investment.bad_transition', message: 'No.' }) });
  const onReleased = jest.fn();
  await render(<Page isHeld={() => true} onReleased={onReleased} />);
  await release(user);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Release the reservation' })).toBeTruthy();
  expect(onReleased).not.toHaveBeenCalled();
});
