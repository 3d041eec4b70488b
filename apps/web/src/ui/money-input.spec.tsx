import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { render } from '../testing/render.js';
import { MoneyInput } from './money-input.js';

const Field = ({ onValue }: { onValue: (value: number | null) => void }) => {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <MoneyInput
        label="Amount"
        currency="USD"
        value={value}
        onChange={(next) => {
          setValue(next);
          onValue(next);
        }}
      />
      <button type="button" onClick={() => setValue(100_000)}>
        Use $1,000
      </button>
    </>
  );
};

it('hands on minor units, and leaves what is typed as it is', async () => {
  const onValue = jest.fn();
  await render(<Field onValue={onValue} />);
  await userEvent.type(screen.getByLabelText('Amount'), '1,234.5');
  expect(onValue).toHaveBeenLastCalledWith(123_450);
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '1,234.5');
});

it('says that something is no amount, and nothing for nothing', async () => {
  const onValue = jest.fn();
  await render(<Field onValue={onValue} />);
  await userEvent.type(screen.getByLabelText('Amount'), 'x');
  expect(onValue).toHaveBeenLastCalledWith(Number.NaN);
  await userEvent.clear(screen.getByLabelText('Amount'));
  expect(onValue).toHaveBeenLastCalledWith(null);
});

it('shows an amount that was chosen for it', async () => {
  await render(<Field onValue={() => undefined} />);
  await userEvent.type(screen.getByLabelText('Amount'), '7');
  await userEvent.click(screen.getByRole('button', { name: 'Use $1,000' }));
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '1,000');
});
