import { BANK_ACCOUNT_KINDS } from '@cairn/contracts/bank/bank-numbers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { BankAccountForm } from './bank-account-form.js';

const NUMBERS = {
  IBAN: ['IBAN', 'BIC (optional)'],
  GB: ['Sort code', 'Account number'],
  US: ['Routing number (ABA)', 'Account number', 'Account type'],
  CA: ['Institution number', 'Branch code (transit)', 'Account number', 'Bank'],
  OTHER: ['BIC', 'Account number', 'Country of the bank'],
};
const ALL = [...new Set(Object.values(NUMBERS).flat())];

describe('V-11 the form of a bank account', () => {
  it.each(BANK_ACCOUNT_KINDS)(
    'of the kind %s asks for its own numbers, and says beside each what is wrong',
    async (kind) => {
      const user = userEvent.setup();
      const calls = answering({});
      await render(<BankAccountForm onAdded={() => undefined} />);
      await user.selectOptions(screen.getByLabelText('Where the account is'), kind);
      const shown = ALL.filter((label) => screen.queryByLabelText(label) !== null);
      expect([...shown].sort()).toEqual([...NUMBERS[kind]].sort());
      for (const label of NUMBERS[kind]) {
        const field = screen.getByLabelText(label);
        if (field instanceof HTMLInputElement) await user.type(field, '&');
      }
      await user.click(screen.getByRole('button', { name: 'Add a bank account' }));
      const typed = NUMBERS[kind]
        .map((label) => screen.getByLabelText(label))
        .filter((field) => field instanceof HTMLInputElement);
      await waitFor(() =>
        expect(typed.map((field) => field.getAttribute('aria-invalid'))).toEqual(typed.map(() => 'true')),
      );
      expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    },
  );
});
