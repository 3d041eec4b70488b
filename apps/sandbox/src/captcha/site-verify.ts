import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FaultBook } from '../core/faults.js';
import type { Collection, Store } from '../core/store.js';
import { dropConnection } from '../core/connection.js';

/** The secret that the emulators of all three providers accept. */
export const CAPTCHA_SECRET = 'captcha-sandbox-secret';

/** Paths of the providers, which do not collide: each is configured by its origin alone. */
const PROVIDERS = [
  { name: 'recaptcha', path: '/recaptcha/api/siteverify' },
  { name: 'hcaptcha', path: '/siteverify' },
  { name: 'turnstile', path: '/turnstile/v0/siteverify' },
] as const;

interface SpentToken {
  readonly token: string;
}

type Verdict = { success: true; challenge_ts: string; hostname: string } | { success: false; 'error-codes': string[] };

const refused = (...codes: string[]): Verdict => ({ success: false, 'error-codes': codes });

/**
 * Like the real providers: a token that begins with `pass` is valid once, `expired` is too old, any other is invalid.
 */
export function judge(spent: Collection<SpentToken>, provider: string, form: URLSearchParams): Verdict {
  const secret = form.get('secret') ?? '';
  const token = form.get('response') ?? '';
  if (secret === '') return refused('missing-input-secret');
  if (secret !== CAPTCHA_SECRET) return refused('invalid-input-secret');
  if (token === '') return refused('missing-input-response');
  const key = `${provider}:${token}`;
  if (token.startsWith('expired') || spent.get(key)) return refused('timeout-or-duplicate');
  if (!token.startsWith('pass')) return refused('invalid-input-response');
  spent.put(key, { token });
  return { success: true, challenge_ts: new Date().toISOString(), hostname: 'localhost' };
}

/** The `siteverify` calls of reCAPTCHA, hCaptcha and Turnstile. */
export function registerSiteVerify(app: FastifyInstance, store: Store, faults: FaultBook): void {
  const spent = store.collection<SpentToken>('captcha_tokens');
  for (const { name, path } of PROVIDERS) {
    app.post(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const fault = faults.take(name, 'siteverify');
      if (fault?.effect === 'http_500') return reply.status(500).send({ success: false });
      if (fault?.effect === 'html_error_page') return reply.type('text/html').send('<html>502 Bad Gateway</html>');
      if (fault !== undefined) {
        dropConnection(request, reply);
        return reply;
      }
      return judge(spent, name, new URLSearchParams(typeof request.body === 'string' ? request.body : ''));
    });
  }
}
