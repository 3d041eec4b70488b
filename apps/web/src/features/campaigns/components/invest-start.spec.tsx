import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { panelPageOf } from '../../../testing/campaigns.js';
import { inside, render } from '../../../testing/render.js';
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

it('leaves the field to whoever is in it when the page is taken over: what they selected is replaced by what they type', async () => {
  signIn();
  const page = panelPageOf({ minimumInvestment: 10_000, currency: 'USD' });
  keepAmount(page.id, 80_000);
  const start = await inside(<InvestStart page={page} />);
  const served = document.createElement('div');
  served.innerHTML = renderToString(start);
  document.body.append(served);
  const field = screen.getByLabelText<HTMLInputElement>('Amount');
  field.focus();
  field.select();
  const root = await act(async () => hydrateRoot(served, start));
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['100', 0, 3]);
  await act(async () => root.unmount());
  served.remove();
});
