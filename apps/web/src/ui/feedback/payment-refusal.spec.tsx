import { ApiError } from '@cairn/client';
import { screen } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { PaymentRefusal } from './payment-refusal.js';

const refusal = (status: number, code: string) => new ApiError(status, code, 'Too many attempts. Please wait.');

describe('U-8 a payment that was refused', () => {
  it.each([
    ['en', 'Nothing was charged in this attempt.'],
    ['fr', 'Rien n’a été débité lors de cette tentative.'],
    ['ar', 'لم يُخصم شيء في هذه المحاولة.'],
  ] as const)('says in %s that nothing was charged, why, and what to quote', async (language, words) => {
    await render(<PaymentRefusal error={refusal(429, 'request.too_many')} reference="INV-000007" />, language);
    const notice = screen.getByText(words).closest('[role]')?.textContent ?? document.body.textContent;
    expect(notice).toContain('Too many attempts. Please wait.');
    expect(notice).toContain('INV-000007');
  });

  it.each([
    ['the first press is still being dealt with', refusal(409, 'idempotency.in_progress')],
    ['there was no answer', new ApiError(0, 'network', '')],
    ['the service failed', refusal(500, 'server.failed')],
  ])('promises nothing where %s', async (_when, error) => {
    await render(<PaymentRefusal error={error} reference="INV-000007" />);
    expect(screen.queryByText('Nothing was charged in this attempt.')).toBeNull();
  });

  it('is not there without an error', async () => {
    await render(<PaymentRefusal error={null} reference="INV-000007" />);
    expect(screen.queryByText('INV-000007')).toBeNull();
  });
});
