import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { AccreditationState } from './accreditation-state.js';

it.each([
  ['under_review', 'unsigned', 'Not signed yet'],
  ['under_review', 'signed', 'Under review'],
  ['declined', 'unsigned', 'Declined'],
] as const)('S-09 an application that is %s and %s says “%s”', async (status, signature, words) => {
  answering({ 'GET /accreditation/contract': () => ({ data: { status: signature } }) });
  await render(<AccreditationState status={status} />);
  expect(await screen.findByText(words)).toBeTruthy();
});
