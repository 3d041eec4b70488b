import { screen } from '@testing-library/react';
import { preparationOf } from '../../../testing/investments.js';
import { render } from '../../../testing/render.js';
import { KeyInformation } from './key-information.js';

it('names the key information sheet that is given, with its version, and opens it', async () => {
  const sheet = { documentId: 'd-1', version: 2, uploadedAt: '2026-11-20T10:00:00.000Z' };
  await render(<KeyInformation preparation={preparationOf({ keyInformation: sheet })} />);
  expect(screen.getByRole('heading', { name: 'Key investment information sheet' })).toBeTruthy();
  expect(screen.getByText(/Version 2 of 20 Nov 2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open the sheet' })).toBeTruthy();
});

it('says nothing where the law gives none', async () => {
  await render(<KeyInformation preparation={preparationOf({})} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
