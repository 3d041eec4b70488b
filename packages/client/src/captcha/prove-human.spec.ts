import { ApiError } from '../api-error.js';
import { sendProven } from './prove-human.js';

jest.mock('./proof-of-work.js', () => ({ proofOfWork: () => Promise.resolve('solved') }));

const settings = (frontLoginStatus: boolean) => ({
  send: () => Promise.resolve({ provider: 'altcha', frontLoginStatus } as never), // the two fields that are read
});
const refusedOnce = (code: 'captcha.required' | 'captcha.mismatch') => {
  const sent: (string | null)[] = [];
  const send = (captcha: string | null): Promise<string> => {
    sent.push(captcha);
    return sent.length === 1 ? Promise.reject(new ApiError(400, code, 'No')) : Promise.resolve('in');
  };
  return { sent, send };
};

it('SEC-10 solves the puzzle where the server asks for it though the settings do not, once', async () => {
  const { sent, send } = refusedOnce('captcha.required');
  expect(await sendProven(settings(false), 'login', send)).toBe('in');
  expect(sent).toEqual([null, 'solved']);
});

it('sends nothing again that was refused with its proof, or for another reason', async () => {
  const asked = refusedOnce('captcha.required');
  await expect(sendProven(settings(true), 'login', asked.send)).rejects.toThrow('No');
  expect(asked.sent).toEqual(['solved']);
  const other = refusedOnce('captcha.mismatch');
  await expect(sendProven(settings(false), 'login', other.send)).rejects.toThrow('No');
  expect(other.sent).toEqual([null]);
});
