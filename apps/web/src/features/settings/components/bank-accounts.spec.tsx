import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { linkedAccount } from '../../../testing/linked-account.js';
import { render } from '../../../testing/render.js';
import { BankAccounts } from './bank-accounts.js';
import { BankConnection } from './bank-connection.js';

const GONE = { data: { id: 'c-1', state: 'open', url: null, account: null } };

describe('the linked bank accounts', () => {
  it('says what each is for now, and connects a broken one again', async () => {
    const calls = answering({
      'GET /ach/accounts': () => ({
        data: [
          linkedAccount(),
          linkedAccount({ id: 'a-2', bank: null, kind: 'savings', mask: '9991', state: 'broken', hindrance: 'broken' }),
          linkedAccount({ id: 'a-3', ownerMatch: 'differs', hindrance: 'owner' }),
        ],
      }),
      'POST /ach/connect': () => GONE,
    });
    await render(<BankAccounts />);
    expect(await screen.findByText('Linked')).toBeTruthy();
    expect(screen.getByText(/gives another name for the owner/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reconnect' }));
    await waitFor(() => expect(calls.at(-1)?.path).toBe('/ach/connect'));
    expect(JSON.parse(calls.at(-1)?.body ?? '{}')).toEqual({ account: 'a-2', next: null });
  });

  it('links none while bank debits are switched off', async () => {
    answering({ 'GET /ach/accounts': () => ({ data: [] }), 'GET /payment-gateways': () => ({ data: [] }) });
    await render(<BankAccounts />);
    expect(await screen.findByText(/Bank debits are not offered/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Link/ })).toBeNull();
  });

  it('disconnects one after a question', async () => {
    let accounts = [linkedAccount()];
    answering({
      'GET /ach/accounts': () => ({ data: accounts }),
      'DELETE /ach/accounts/a-1': () => {
        accounts = [];
        return { data: { done: true } };
      },
    });
    await render(<BankAccounts />);
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
    const [, confirm] = await screen.findAllByRole('button', { name: 'Disconnect' });
    await userEvent.click(confirm as HTMLElement);
    expect(await screen.findByText('No bank account is linked')).toBeTruthy();
  });

  it.each([
    ['done', 'Your bank account is linked.', '/payment/i-1', 1],
    ['left', /No account was linked/, '//evil.example', 0],
    ['open', /We are asking your bank/, null, 0],
  ] as const)('a page that ended as %s', async (state, words, next, links) => {
    answering({
      'POST /ach/connect': () => ({ data: { id: 'c-1', state, url: null, account: null } }),
      'GET /ach/accounts': () => ({ data: [] }),
    });
    await render(<BankConnection id="c-1" next={next} />);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: 'Continue' })).toHaveLength(links);
  });
});
