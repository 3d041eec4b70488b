import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sameSecret } from './secrets.js';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAMES = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?$/;

function passwordOf(request: FastifyRequest): string | undefined {
  const given = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  return given === undefined ? undefined : Buffer.from(given, 'base64').toString('utf8').split(':').slice(1).join(':');
}

/**
 * Who may see and use the pages: browsers on this machine that came by a local name (another site's name could point
 * here), and anybody else who gives the control token as password. Forms must come from the pages themselves.
 */
export function guardPages(app: FastifyInstance, controlToken: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const host = request.headers.host ?? '';
    const local = LOOPBACK.test(request.ip) && LOCAL_NAMES.test(host);
    if (!local && !sameSecret(passwordOf(request) ?? '', controlToken)) {
      return reply
        .status(401)
        .header('www-authenticate', 'Basic realm="Cairn sandbox", charset="UTF-8"')
        .send('Give the control token as password');
    }
    const { origin } = request.headers;
    if (request.method !== 'GET' && (origin === undefined || !URL.canParse(origin) || new URL(origin).host !== host)) {
      return reply.status(403).send('This form was not sent from the sandbox’s own pages');
    }
    return undefined;
  });
}
