import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { preparationOf, receiptIn } from '../../../testing/investments.js';
import { linkedAccount } from '../../../testing/linked-account.js';
import { render } from '../../../testing/render.js';
import { PaymentForm } from './payment-form.js';

describe('U-8 a card that was declined or left never locks the wallet', () => {
  it('U-8 the wallet can be chosen while a card page is open, and the screen says what happens', async () => {
    const user = userEvent.setup();
    const calls = answering({
      'POST /process-investment/wallet-investment-completed/i-1': () => ({ data: receiptIn('received') }),
    });
    await render(<PaymentForm investment={receiptIn('paying')} preparation={preparationOf()} />);
    expect(screen.getByText(/the card page is closed first/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Wallet/ }));
    await user.click(screen.getByRole('button', { name: 'Pay $1,000.00' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    [/^Wallet/, 'POST /process-investment/wallet-investment-completed/i-1', {}],
    [/^Card/, 'POST /checkout', { purpose: 'investment', id: 'i-1', rail: 'card' }],
  ])('%s sends the amount that its button names', async (name, call, rest) => {
    const user = userEvent.setup();
    const calls = answering({
      [call]: () => ({ status: 409, code: 'payment.page_outdated', message: 'It was changed.' }),
    });
    await render(<PaymentForm investment={receiptIn('reserved')} preparation={preparationOf()} />);
    await user.click(screen.getByRole('radio', { name }));
    await user.click(screen.getByRole('button', { name: 'Pay $1,000.00' }));
    expect(await screen.findByText('It was changed.')).toBeTruthy();
    expect(JSON.parse(calls[0]?.body ?? '{}')).toEqual({ ...rest, amount: 100_000 });
  });

  it('says that a way to pay has no fee, instead of a bare $0.00', async () => {
    await render(<PaymentForm investment={receiptIn('reserved')} preparation={preparationOf()} />);
    expect(screen.getAllByText('No fee')).toHaveLength(2);
  });

  it.each([
    [
      true,
      /There is a transaction limit of \$500\.00 when using a credit card\. If you’d like to invest up to \$100,000\.00/,
    ],
    [false, /There is a transaction limit of \$500\.00 when using a credit card\.$/],
  ])('U-05 names the bank debit beside the limit of cards where one takes the amount: %s', async (debits, words) => {
    const offer = { minimum: 100, granularity: 1, surcharge: 0 };
    const rails = [
      { ...offer, rail: 'card' as const, maximum: 50_000 },
      ...(debits ? [{ ...offer, rail: 'ach' as const, maximum: 10_000_000 }] : []),
    ];
    await render(<PaymentForm investment={receiptIn('reserved')} preparation={preparationOf({ rails })} />);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('names its deadlines by the site’s clock, as the receipt does', async () => {
    answering({ 'GET /site-setting': () => ({ data: { timezone: 'America/New_York', currencyDisplays: [] } }) });
    await render(<PaymentForm investment={receiptIn('reserved')} preparation={preparationOf()} />);
    const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
    expect(await summary.findByText('28 Dec 2026, 18:59 EST')).toBeTruthy();
    expect(screen.getAllByText('26 Dec 2026, 18:59 EST')).toHaveLength(2);
  });

  it('says until when the place is held by the site’s clock and by the reader’s', async () => {
    answering({ 'GET /site-setting': () => ({ data: { timezone: 'America/New_York', currencyDisplays: [] } }) });
    await render(<PaymentForm investment={receiptIn('reserved')} preparation={preparationOf()} />);
    await waitFor(() =>
      expect(screen.getByText(/^Your place is held until/u).textContent).toMatch(
        /until 20 Nov 2099, 05:00 EST \(.*10:00.*\)\. Pay by then/u,
      ),
    );
  });
});

describe('C-06 what each way to pay says of itself', () => {
  const bounds = { maximum: null, minimum: 1, granularity: 1, surcharge: 0 };
  const rails = [
    { rail: 'wallet' as const, ...bounds },
    { rail: 'card' as const, ...bounds },
    { rail: 'ach' as const, ...bounds },
    { rail: 'paypal' as const, ...bounds },
    { rail: 'wire' as const, ...bounds, surcharge: 2_000 },
  ];
  const LATER = /reversed if it is disputed and taken back, up to (120|180) days later/iu;
  const says: [name: RegExp, fee: string, time: RegExp, risk: RegExp][] = [
    [/^Card/u, 'No fee', /Confirmed immediately\./u, LATER],
    [/^US bank account/u, 'No fee', /within 4 business days/u, /your bank returns the debit, up to 60 days later/u],
    [/^PayPal/u, 'No fee', /immediately, or within 6 business days if it is reviewed/u, LATER],
    [/^Wire transfer/u, 'Fee: $20.00', /within 24 hours/u, /late, too little or without its reference/u],
    [/^Wallet and card/u, 'No fee', /Confirmed immediately\./u, LATER],
    [/^Wallet and PayPal/u, 'No fee', /within 6 business days/u, LATER],
    [/^Wallet and bank account/u, 'No fee', /within 4 business days/u, /your bank returns the debit/u],
    [/^Wallet and wire transfer/u, 'Fee: $20.00', /within 24 hours/u, /without its reference/u],
  ];

  it.each(says)('%s: its fee (%s), when it counts and what may undo it', async (name, fee, time, risk) => {
    const preparation = preparationOf({ walletBalance: 60_000, rails });
    await render(<PaymentForm investment={receiptIn('reserved')} preparation={preparation} />);
    const row = screen.getByRole('radio', { name }).closest('label');
    expect(row?.textContent).toContain(fee);
    expect(row?.textContent).toMatch(time);
    expect(row?.textContent).toMatch(risk);
  });

  it('the wallet alone is confirmed immediately, and no bank takes it back', async () => {
    const preparation = preparationOf({ walletBalance: 100_000, rails });
    await render(<PaymentForm investment={receiptIn('reserved')} preparation={preparation} />);
    const row = screen.getByRole('radio', { name: /^Wallet/u }).closest('label');
    expect(row?.textContent).toMatch(/Confirmed immediately\..*No bank can take it back.*No fee/u);
  });
});

describe('U-5 a payment without a connection', () => {
  it('U-5 is not sent, shows it at once, and is sent only when it is pressed again', async () => {
    const user = userEvent.setup();
    const calls = answering({
      'POST /process-investment/wallet-investment-completed/i-1': () => ({ data: receiptIn('received') }),
    });
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await render(<PaymentForm investment={receiptIn('reserved')} preparation={preparationOf()} />);
    await user.click(screen.getByRole('radio', { name: /Wallet/ }));
    await user.click(screen.getByRole('button', { name: 'Pay $1,000.00' }));
    expect(await screen.findByText(/You are offline. Nothing was sent/)).toBeTruthy();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline/)).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Pay $1,000.00' })).toHaveProperty('disabled', false),
    );
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Pay $1,000.00' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    online.mockRestore();
  });
});

describe('D-19 what the wallet lacks is paid by card', () => {
  const short = preparationOf({ walletBalance: 60_000 });

  it('names both parts, and sends one command', async () => {
    const user = userEvent.setup();
    const calls = answering({
      'POST /process-investment/check-and-process-wallet-investment/i-1': () => ({ data: { url: null } }),
    });
    await render(<PaymentForm investment={receiptIn('reserved')} preparation={short} />);
    expect(screen.getByText(/^\$600\.00 from your wallet.*\$400\.00 by card/u)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Wallet and card/ }));
    await user.click(screen.getByRole('button', { name: 'Pay $1,000.00' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(JSON.parse(calls[0]?.body ?? '{}')).toEqual({ payRemaining: 'card', cardPart: 40_000 });
  });

  const AGAIN = /Continue with the card payment that you started/u;
  const held = { paymentType: 'wallet_and_card', walletPart: 60_000 } as const;

  it.each([
    ['started with the card alone', { paymentType: 'card' } as const, 60_000, 'Card'],
    ['started together', held, 0, 'Wallet and card'],
  ])('%s: what goes on with it says so, and nothing else', async (_how, more, walletBalance, title) => {
    await render(<PaymentForm investment={receiptIn('paying', more)} preparation={preparationOf({ walletBalance })} />);
    const hinted = screen
      .getAllByRole('radio')
      .filter((choice) => AGAIN.test(choice.closest('label')?.textContent ?? ''));
    expect(hinted).toEqual([screen.getByRole('radio', { name: new RegExp(`^${title}`, 'u') })]);
  });

  it('no choice goes on with a card page whose parts have changed since', async () => {
    const more = preparationOf({ walletBalance: 10_000 });
    await render(<PaymentForm investment={receiptIn('paying', held)} preparation={more} />);
    expect(screen.getByText(/^\$700\.00 from your wallet/u)).toBeTruthy();
    expect(screen.queryByText(AGAIN)).toBeNull();
  });

  it('is not offered where the wallet has all or nothing, or one of the two is closed', async () => {
    const [wallet, card] = short.rails;
    for (const preparation of [
      preparationOf({ walletBalance: 100_000 }),
      preparationOf({ walletBalance: 0 }),
      preparationOf({ walletBalance: 60_000, rails: wallet ? [wallet] : [] }),
      preparationOf({ walletBalance: 60_000, rails: card ? [card] : [] }),
    ]) {
      const { unmount } = await render(<PaymentForm investment={receiptIn('reserved')} preparation={preparation} />);
      expect(screen.queryByRole('radio', { name: /Wallet and card/ })).toBeNull();
      unmount();
    }
  });

  it('from the wallet: offers no way that leaves the wallet alone, each way for the rest, and a link to all', async () => {
    const rails = [
      { rail: 'wallet' as const, maximum: null, minimum: 0, granularity: 1, surcharge: 0 },
      { rail: 'card' as const, maximum: 500_000, minimum: 50, granularity: 1, surcharge: 0 },
      { rail: 'ach' as const, maximum: 10_000_000, minimum: 50, granularity: 1, surcharge: 0 },
    ];
    const preparation = preparationOf({ walletBalance: 20_000, rails });
    await render(<PaymentForm investment={receiptIn('reserved')} preparation={preparation} fromWallet />);
    expect(screen.getByRole('heading', { name: 'Pay from your wallet' })).toBeTruthy();
    const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    expect(names).toEqual(['wallet', 'wallet_and_card', 'wallet_and_ach']);
    expect(screen.getByRole('link', { name: 'All ways to pay' }).getAttribute('href')).toBe('/payment/i-1');
  });
});

describe('a debit of a US bank account', () => {
  const ach = { ...preparationOf().rails.find(({ rail }) => rail === 'card'), rail: 'ach', maximum: 10_000_000 };
  const preparation = preparationOf({ rails: [...preparationOf().rails, ach] as never }); // the card's bounds

  const choose = async (user: ReturnType<typeof userEvent.setup>) => {
    const calls = answering({
      'GET /ach/accounts': () => ({ data: [linkedAccount({ hindrance: 'stopped' }), linkedAccount({ id: 'a-2' })] }),
      'POST /ach/process': () => ({ status: 409, code: 'link.broken', message: 'Reconnect it first.' }),
      'POST /checkout': () => ({ status: 409, code: 'payment.page_outdated', message: 'Changed.' }),
    });
    await render(<PaymentForm investment={receiptIn('reserved')} preparation={preparation} />);
    await user.click(screen.getByRole('radio', { name: /^US bank account/ }));
    await waitFor(() => expect(screen.getAllByRole('radio', { name: /^Hill Bank/ })).toHaveLength(2));
    return calls.filter(({ method }) => method === 'POST');
  };
  const pay = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Pay $1,000.00' }));

  it('is of a linked account first, once the payer allows it', async () => {
    const user = userEvent.setup();
    await choose(user);
    const [stopped, works] = screen.getAllByRole('radio', { name: /^Hill Bank/ });
    expect([stopped, works]).toMatchObject([{ disabled: true }, { checked: true }]);
    await pay(user);
    expect(screen.getByText('Tick this to allow the debit.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'I allow one debit of $1,000.00 from this account.' }));
    await pay(user);
    expect(await screen.findByText('Reconnect it first.')).toBeTruthy();
  });

  it('names its accounts inside the row of its own way, and only while that is chosen', async () => {
    const user = userEvent.setup();
    await choose(user);
    const accounts = screen.getByRole('group', { name: 'Debit which account?' });
    const own = accounts.parentElement?.closest('fieldset > div > div');
    expect(own?.querySelector('label')?.textContent).toContain('US bank account');
    expect(own?.textContent).not.toContain('On our payment provider’s page.');
    await user.click(screen.getByRole('radio', { name: /^Card/ }));
    expect(screen.queryByRole('group', { name: 'Debit which account?' })).toBeNull();
  });

  it('D-19 beside the wallet: the linked account pays the rest, once the payer allows that part', async () => {
    const user = userEvent.setup();
    const calls = answering({
      'GET /ach/accounts': () => ({ data: [linkedAccount({ id: 'a-2' })] }),
      'POST /ach/process': () => ({ status: 409, code: 'link.broken', message: 'Reconnect it first.' }),
    });
    const given = { ...preparation, walletBalance: 60_000 };
    await render(<PaymentForm investment={receiptIn('reserved')} preparation={given} fromWallet />);
    await user.click(screen.getByRole('radio', { name: /^Wallet and bank account/ }));
    await screen.findByRole('radio', { name: /^Hill Bank/ });
    await user.click(screen.getByRole('checkbox', { name: 'I allow one debit of $400.00 from this account.' }));
    await pay(user);
    expect(await screen.findByText('Reconnect it first.')).toBeTruthy();
    const asked = calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(asked?.body ?? '{}')).toMatchObject({ accountId: 'a-2', amount: 40_000, walletPart: 60_000 });
  });

  it('is of another account on the provider’s page', async () => {
    const user = userEvent.setup();
    await choose(user);
    await user.click(screen.getByRole('radio', { name: /^Another account/ }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await pay(user);
    expect(await screen.findByText('Changed.')).toBeTruthy();
  });

  it.each([
    ['Wire transfer', 20_000, '$1,020.00'],
    ['Wallet and wire transfer', 70_000, '$1,020.00'],
  ])('C-06 %s shows its fee in every total, and says that instructions come next', async (name, walletBalance, sum) => {
    const wire = { rail: 'wire' as const, minimum: 1, maximum: null, granularity: 1, surcharge: 2_000 };
    const usual = preparationOf();
    const given = { ...usual, walletBalance, rails: [...usual.rails, wire] };
    await render(<PaymentForm investment={receiptIn('reserved')} preparation={given} />);
    await userEvent.setup().click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
    expect(screen.getAllByText(sum)).toHaveLength(2);
    expect(screen.getByText('Fee of the wire transfer')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show the transfer instructions' })).toBeTruthy();
  });
});
