import { ApiError } from '@cairn/client';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { queryClient } from '../../lib/api/query-client.js';
import { render } from '../../testing/render.js';
import { QueryBoundary } from './query-boundary.js';

const List = ({ load }: { load: () => Promise<string[]> }) => {
  const query = useQuery({ queryKey: ['list'], queryFn: load });
  return (
    <QueryBoundary query={query} pending="pending" isEmpty={(data) => data.length === 0} empty="nothing">
      {(data) => data.join(', ')}
    </QueryBoundary>
  );
};

it('shows the outline while it waits, then the data', async () => {
  await render(<List load={() => Promise.resolve(['a', 'b'])} />);
  expect(screen.getByText('pending')).toBeTruthy();
  expect(await screen.findByText('a, b')).toBeTruthy();
});

it('tells empty from everything else', async () => {
  await render(<List load={() => Promise.resolve([])} />);
  expect(await screen.findByText('nothing')).toBeTruthy();
});

it('U-04 says the server’s own sentence, gives a reference and offers another try', async () => {
  const error = new ApiError(500, 'server.failed', 'The list is not there today.', {}, [], '01J8-K2QD');
  await render(<List load={() => Promise.reject(error)} />);
  expect(await screen.findByText('The list is not there today.')).toBeTruthy();
  expect(screen.getByText('01J8-K2QD')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

/**
 * A list whose button reads it anew: the answers in turn, and the failure once there are none.
 * @returns lets so many milliseconds pass
 */
async function showList(key: string, answers: string[][], failure: ApiError) {
  const load = (): Promise<string[]> => {
    const next = answers.shift();
    return next ? Promise.resolve(next) : Promise.reject(failure);
  };
  const List = () => {
    const query = useQuery({ queryKey: [key], queryFn: load, retry: false });
    return (
      <QueryBoundary query={query} pending="pending">
        {(data) => (
          <button type="button" onClick={() => void query.refetch()}>
            {data.join(', ')}
          </button>
        )}
      </QueryBoundary>
    );
  };
  await render(
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>,
  );
  return (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

it('M-9 an outage is said calmly, the read is made again by itself until it is answered, and what was read stays', async () => {
  jest.useFakeTimers();
  const away = new ApiError(503, 'server.unavailable', '', { retryAfter: 5 });
  const answers: string[][] = [];
  const after = await showList('live', answers, away);
  await after(100);
  expect(screen.getByText(/briefly unavailable/)).toBeTruthy();
  answers.push(['a', 'b']);
  await after(5_100);
  expect(screen.getByText('a, b')).toBeTruthy();
  screen.getByText('a, b').click();
  await after(100);
  expect(screen.getByText('a, b')).toBeTruthy();
  answers.push(['c']);
  await after(5_100);
  expect(screen.getByText('c')).toBeTruthy();
  jest.useRealTimers();
});

it('keeps what was read when a limit is reached, says so, and asks again after the time that it names', async () => {
  jest.useFakeTimers();
  const limited = new ApiError(429, 'request.too_many', 'Please wait 90 seconds.', { retryAfter: 90 });
  const answers: string[][] = [['a']];
  const after = await showList('limited', answers, limited);
  await after(100);
  const before = screen.getByText('a');
  before.click();
  await after(100);
  expect(screen.getByText('a')).toBe(before);
  expect(screen.getByRole('status').textContent).toMatch(/^Please wait 90 seconds\. This page tries again by itself\./);
  screen.getByRole('button', { name: 'Try again' }).click();
  await after(80_000);
  expect(screen.getByText('a')).toBeTruthy();
  answers.push(['b']);
  await after(11_000);
  expect(screen.getByText('b')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  jest.useRealTimers();
});
