import { screen } from '@testing-library/react';
import { preparationOf } from '../../../testing/investments.js';
import { render } from '../../../testing/render.js';
import { Blocked } from './blocked.js';

it('D-1 names the currency that has no exchange rate', async () => {
  const reasons = [{ code: 'investment.no_rate', params: { code: 'EUR' } }];
  await render(<Blocked preparation={preparationOf({ allowed: false, currency: 'EUR', reasons })} />);
  expect(screen.getByText(/There is no exchange rate for EUR today/)).toBeTruthy();
});
