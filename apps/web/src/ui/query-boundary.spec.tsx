import { ApiError } from '@cairn/client';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { render } from '../testing/render.js';
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
