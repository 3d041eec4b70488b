import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { renderGuarded } from '../../../testing/render.js';
import { FundingForm } from './funding-form.js';

const draft = {
  id: 'draft',
  companyProfile: { companyName: 'Bergmoor Dairy' },
  paymentDetail: {
    accountHolder: null,
    accountNumberLast4: null,
    bankName: null,
    accountType: null,
    routingNumber: null,
  },
} as never; // all that the form reads

it('V-10 what an owner accepts can be read from where it is accepted, beside what was typed', async () => {
  answering({});
  await renderGuarded(<FundingForm draft={draft} />);
  for (const [name, href] of [
    ['terms of use', '/terms'],
    ['project guidelines', '/project-guidelines'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('target')).toBe('_blank');
  }
});
