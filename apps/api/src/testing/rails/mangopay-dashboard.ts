import { Config } from '../../kernel/config/config.js';
import type { TestWorld } from '../test-sandbox.js';

type Made = Record<string, unknown> & { Id: string };

/** What somebody does at Mangopay beside the product, as its people or another program of the operator would. */
export async function atMangopay(t: TestWorld, path: string, body: object): Promise<Made> {
  const { MANGOPAY_URL: url, MANGOPAY_CLIENT_ID: id, MANGOPAY_API_KEY: key } = t.get(Config);
  const basic = Buffer.from(`${id}:${key}`).toString('base64');
  const signedIn = await fetch(`${url}/v2.01/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const answer = await fetch(`${url}/v2.01/${id}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const made = (await answer.json()) as Made;
  if (!answer.ok) throw new Error(`Mangopay refused ${path}: ${JSON.stringify(made)}`);
  return made;
}

export const euros = (Amount: number): object => ({ Currency: 'EUR', Amount });
