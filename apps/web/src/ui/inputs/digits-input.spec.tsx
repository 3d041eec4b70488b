import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { render } from '../../testing/render.js';
import { CodeInput } from './code-input.js';
import { DigitsInput } from './digits-input.js';

const Account = () => {
  const [value, setValue] = useState('');
  return <DigitsInput label="Account" value={value} onChange={setValue} />;
};

const Code = ({ onCode }: { onCode: (code: unknown) => void }) => {
  const [value, setValue] = useState<unknown>('');
  return (
    <CodeInput
      name="code"
      label="Code"
      digit={(at) => `Digit ${at}`}
      ref={() => undefined}
      value={value as never}
      error={undefined}
      onBlur={() => undefined}
      onChange={(next) => {
        setValue(next);
        onCode(next);
      }}
    />
  );
};

it('U-15 an account number is typed in any digits', async () => {
  await render(<Account />);
  await userEvent.type(screen.getByLabelText('Account'), '٠٢١٠۴۵-A');
  expect(screen.getByLabelText('Account')).toHaveProperty('value', '021045-A');
});

it('U-15 a code is typed in any digits', async () => {
  const onCode = jest.fn();
  await render(<Code onCode={onCode} />);
  await userEvent.click(screen.getByLabelText('Digit 1'));
  await userEvent.keyboard('١٢٣۴۵6');
  expect(onCode).toHaveBeenLastCalledWith('123456');
});
