import { screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import type { TopUp } from '../queries.js';
import { TopUpTerms } from './top-up-terms.js';

const topUpIn = (state: TopUp['state']) =>
  ({
    id: 't-1',
    number: 'TOP-000001',
    state,
    amount: 5_000,
    fee: 150,
    surcharge: 0,
    total: 5_150,
    paymentType: 'card',
    currency: 'USD',
    createdAt: '2026-11-20T09:00:00Z',
    returning: 0,
    returnFailed: 0,
    chargedBack: 0,
    returned: 0,
    receivedAt: state === 'received' ? '2026-11-20T09:05:00Z' : null,
  }) as unknown as TopUp; // what the terms read of it

describe('U-6 the sums of a top-up say its state and never more', () => {
  it.each([
    ['received', 'You paid'],
    ['open', 'You pay'],
    ['paying', 'You pay'],
    ['failed', 'Not paid'],
    ['expired', 'Not paid'],
  ] as const)('U-6 %s: "%s"', async (state, last) => {
    await render(<TopUpTerms topUp={topUpIn(state)} />);
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms.at(-1)).toBe(last);
    expect(terms.includes('Received on')).toBe(state === 'received');
  });

  it('U-6 names the amounts returned and being returned to the card', async () => {
    await render(<TopUpTerms topUp={{ ...topUpIn('received'), returning: 1_000, returned: 2_000 }} />);
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms.slice(-2)).toEqual(['Being returned to the card', 'Returned to the card']);
  });

  it('names a wire transfer with its fee in what was paid', async () => {
    const wire = { paymentType: 'wire', surcharge: 2_000, total: 7_150 } as const;
    const { container } = await render(<TopUpTerms topUp={{ ...topUpIn('received'), ...wire }} />);
    expect(container.textContent).toMatch(/Paid byWire transfer.*Fee by wire transfer\$20\.00You paid\$71\.50/);
  });

  it('shows the fee of the chosen way in what is to be paid', async () => {
    const { container } = await render(
      <TopUpTerms topUp={topUpIn('open')} chosen={{ rail: 'wire', surcharge: 2_000 }} />,
    );
    expect(container.textContent).toMatch(/Fee by wire transfer\$20\.00You pay\$71\.50/);
  });

  it('U-6 names what the card did not take', async () => {
    await render(<TopUpTerms topUp={{ ...topUpIn('received'), returnFailed: 1_000 }} />);
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms.at(-1)).toBe('Could not be returned to the card; we hold it for you');
  });
});
