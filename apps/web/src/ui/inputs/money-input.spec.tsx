import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { render } from '../../testing/render.js';
import { MoneyInput } from './money-input.js';
import { IntegerInput, RateInput } from './typed-input.js';

interface FieldProps {
  onValue?: (value: number | null) => void;
  currency?: string;
}

const Field = ({ onValue, currency = 'USD' }: FieldProps) => {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <MoneyInput
        label="Amount"
        currency={currency}
        value={value}
        onChange={(next) => {
          setValue(next);
          onValue?.(next);
        }}
      />
      <button type="button" onClick={() => setValue(123_450)}>
        Choose
      </button>
      <button type="button" onClick={() => setValue(null)}>
        Empty
      </button>
    </>
  );
};

const amount = (): HTMLInputElement => screen.getByLabelText('Amount');

it('hands on minor units, and leaves what is typed as it is', async () => {
  const onValue = jest.fn();
  await render(<Field onValue={onValue} />);
  await userEvent.type(amount(), '1,234.5');
  expect(onValue).toHaveBeenLastCalledWith(123_450);
  expect(amount().value).toBe('1,234.5');
});

it('says that something is no amount, and nothing for nothing', async () => {
  const onValue = jest.fn();
  await render(<Field onValue={onValue} />);
  await userEvent.type(amount(), 'x');
  expect(onValue).toHaveBeenLastCalledWith(Number.NaN);
  expect(screen.getByText('Use digits only, for example 1,234.50')).toBeTruthy();
  await userEvent.clear(amount());
  expect(onValue).toHaveBeenLastCalledWith(null);
  expect(screen.queryByText(/digits only/)).toBeNull();
});

it('shows an amount that was chosen for it, and lets itself be emptied', async () => {
  await render(<Field />);
  await userEvent.type(amount(), '7');
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(amount().value).toBe('1,234.50');
  await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
  expect(amount().value).toBe('');
});

describe('U-2 an amount in the marks of the language', () => {
  it.each([
    ['fr', '400,00', 40_000],
    ['fr', '85 000,00', 8_500_000],
    ['en', '400.00', 40_000],
    ['ar', '٤٠٠٫٥٠', 40_050],
    ['ar', '۱٬۰۰۰', 100_000],
  ])('U-2 reads %s "%s" as %i', async (language, text, minor) => {
    const onValue = jest.fn();
    await render(<Field onValue={onValue} />, language);
    await userEvent.type(amount(), text);
    expect(onValue).toHaveBeenLastCalledWith(minor);
    await userEvent.tab();
    expect(amount().getAttribute('aria-invalid')).not.toBe('true');
  });

  it('U-2 refuses what has two readings, and says how to write it', async () => {
    const onValue = jest.fn();
    await render(<Field onValue={onValue} />, 'fr');
    await userEvent.type(amount(), '1.234');
    await userEvent.tab();
    expect(onValue).toHaveBeenLastCalledWith(Number.NaN);
    expect(screen.getByText('Ce nombre peut se lire de deux façons. Écrivez-le ainsi : 1 234,50')).toBeTruthy();
  });

  it('waits with what a half-typed figure has in common with a wrong one until the field is left', async () => {
    await render(<Field />);
    await userEvent.type(amount(), '1,23');
    expect(screen.queryByText(/grouped in threes/)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(/grouped in threes/)).toBeTruthy();
  });

  it('writes a chosen amount as the language does', async () => {
    await render(<Field />, 'fr');
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    expect(amount().value).toBe('1\u00a0234,50');
  });

  it.each([
    ['JPY', '1,234', 1_234],
    ['KWD', '1.234', 1_234],
  ])('knows the decimals of %s', async (currency, text, minor) => {
    const onValue = jest.fn();
    await render(<Field onValue={onValue} currency={currency} />);
    await userEvent.type(amount(), text);
    expect(onValue).toHaveBeenLastCalledWith(minor);
  });
});

const Shares = () => {
  const [value, setValue] = useState<number | null>(null);
  return <IntegerInput label="Shares" value={value} onChange={setValue} />;
};

const Rate = ({ onValue }: { onValue: (value: string | null) => void }) => {
  const [value, setValue] = useState<string | null>('0.085');
  return (
    <RateInput
      label="Taux"
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
};

describe('U-2 counts and percentages', () => {
  it('U-2 a whole number shows an error for decimals', async () => {
    await render(<Shares />);
    await userEvent.type(screen.getByLabelText('Shares'), '12.5');
    await userEvent.tab();
    expect(screen.getByText('Enter a whole number, for example 1,234')).toBeTruthy();
  });

  it('U-2 a percentage is typed with the comma of the language, and shown with it', async () => {
    const onValue = jest.fn();
    await render(<Rate onValue={onValue} />, 'fr');
    const field: HTMLInputElement = screen.getByLabelText('Taux');
    expect(field.value).toBe('8,5');
    await userEvent.clear(field);
    await userEvent.type(field, '9,25');
    expect(onValue).toHaveBeenLastCalledWith('0.0925');
  });
});

it.each([
  ['en', 'left'],
  ['fr', 'right'],
  ['ar', 'left'],
] as const)('has the symbol where %s writes it: %s of the figures', async (language, side) => {
  await render(<Field />, language);
  const symbol = screen.getByText('$').closest('[data-position]');
  expect(symbol?.getAttribute('data-position')).toBe(side);
});
