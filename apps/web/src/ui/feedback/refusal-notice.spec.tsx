import { ApiError } from '@cairn/client';
import { screen } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { RefusalNotice } from './refusal-notice.js';

it('U-8 an action whose answer is lost may have been done, and the notice explains it', async () => {
  await render(<RefusalNotice error={new ApiError(0, 'network', '')} />);
  expect(screen.getByText(/your request may have arrived/)).toBeTruthy();
});
