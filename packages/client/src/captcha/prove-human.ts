import { CAPTCHA_FORMS, type CaptchaForm } from '@cairn/contracts/content/captcha-forms';
import { contentApi } from '@cairn/contracts/content/content.endpoints';
import type { Client } from '../client.js';
import { takeFrameToken } from './frame-token.js';

/**
 * What a form sends along to show that a person sent it (decision 41), or null where the site does not ask. Called when
 * the form is sent: a proof is good once.
 */
export async function proveHuman(client: Pick<Client, 'send'>, form: CaptchaForm): Promise<string | null> {
  const settings = await client.send(contentApi.captcha, {});
  if (!settings[CAPTCHA_FORMS[form]]) return null;
  if (settings.provider !== 'altcha') return takeFrameToken();
  const { proofOfWork } = await import('./proof-of-work.js');
  return proofOfWork(client);
}
