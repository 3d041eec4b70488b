import { CAPTCHA_FORMS, type CaptchaForm } from '@cairn/contracts/captcha/captcha-forms';
import { contentApi } from '@cairn/contracts/content/content.endpoints';
import { ApiError } from '../api-error.js';
import type { Client } from '../client.js';
import { takeFrameToken } from './frame-token.js';

/**
 * The proof of a form that a person sent it (decision 41), or null where the site requires none. Called when
 * the form is sent: a proof is good once.
 */
export async function proveHuman(client: Pick<Client, 'send'>, form: CaptchaForm): Promise<string | null> {
  const settings = await client.send(contentApi.captcha, {});
  if (!settings[CAPTCHA_FORMS[form]]) return null;
  if (settings.provider !== 'altcha') return takeFrameToken();
  const { proofOfWork } = await import('./proof-of-work.js');
  return proofOfWork(client);
}

const isAskedForPuzzle = (error: unknown): boolean => error instanceof ApiError && error.code === 'captcha.required';

/**
 * Sends a form with its proof. An account under attack requires the captcha where the settings require
 * nothing (SEC-10): it is then solved, and the form sent once more.
 */
export async function sendProven<T>(
  client: Pick<Client, 'send'>,
  form: CaptchaForm,
  send: (captcha: string | null) => Promise<T>,
): Promise<T> {
  const proof = await proveHuman(client, form);
  try {
    return await send(proof);
  } catch (error) {
    if (proof !== null || !isAskedForPuzzle(error)) throw error;
    const { proofOfWork } = await import('./proof-of-work.js');
    return send(await proofOfWork(client));
  }
}
