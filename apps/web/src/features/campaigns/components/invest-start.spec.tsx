import { screen } from '@testing-library/react';
import { panelPageOf } from '../../../testing/campaigns.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { forgetAmount, keepAmount } from '../../../ui/forms/kept-amount.js';
import { InvestStart } from './invest-start.js';

it('begins with what somebody typed before they left for their identity, and else with the smallest amount', async () => {
  signIn();
  const page = panelPageOf({ minimumInvestment: 10_000, currency: 'USD' });
  const field = () => screen.getByLabelText<HTMLInputElement>('Amount');
  keepAmount(page.id, 80_000);
  const { unmount } = await render(<InvestStart page={page} />);
  expect(field().value).toBe('800');
  unmount();
  forgetAmount(page.id);
  await render(<InvestStart page={page} />);
  expect(field().value).toBe('100');
});
