import { ApiError } from '@cairn/client';
import { screen } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { RefusalNotice } from './refusal-notice.js';

it('U-8 an act whose answer is lost may have been done, and the notice says so', async () => {
  await render(<RefusalNotice error={new ApiError(0, 'network', '')} />);
  expect(screen.getByText(/your request may have arrived/)).toBeTruthy();
});
