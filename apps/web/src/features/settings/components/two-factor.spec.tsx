import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { TwoFactor } from './two-factor.js';

const CODES = Array.from({ length: 10 }, (_, at) => `AAAA${at}-BBBB${at}`);

it('SEC-12 is set up by scanning and a first code, and shows its recovery codes once', async () => {
  const calls = answering({
    'POST /users/regenerate-qr-code': () => ({
      data: {
        email: 'i@example.org',
        secret: 'ABCDEFGH',
        otpauthUrl: 'otpauth://x',
        qrCode: 'data:image/png;base64,AA',
      },
    }),
    'POST /users/two-factor/enable': () => ({ data: { recoveryCodes: CODES } }),
  });
  const changed = jest.fn();
  await render(<TwoFactor isOn={false} recoveryCodesLeft={0} isNeeded={false} onChange={changed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Set up' }));
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
  expect(screen.getByRole('img', { name: /QR code/u })).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Digit 1'));
  await userEvent.paste('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  for (const code of CODES) expect(await screen.findByText(code)).toBeTruthy();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(calls.at(-1)?.body).toBe('{"code":"123456"}');
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
});

it('warns when few recovery codes are left', async () => {
  await render(<TwoFactor isOn recoveryCodesLeft={2} isNeeded={false} onChange={() => undefined} />);
  expect(screen.getByText(/2 recovery codes are left/u)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn off' })).toBeTruthy();
});

it('SEC-58 says that it stays on for a role in the console, in place of the button', async () => {
  await render(<TwoFactor isOn recoveryCodesLeft={9} isNeeded onChange={() => undefined} />);
  expect(screen.getByText(/Your role in the console requires two-factor authentication/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
});
