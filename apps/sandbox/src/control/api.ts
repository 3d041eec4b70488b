import type { FastifyInstance } from 'fastify';
import { registerAuthenticatorRoutes } from './authenticator-routes.js';
import { registerClockRoutes } from './clock-routes.js';
import { registerFaultRoutes } from './fault-routes.js';
import { ControlError } from './input.js';
import { registerMailRoutes } from './mail-routes.js';
import { registerMangopayRoutes } from './mangopay-routes.js';
import { registerNorthEscrowRoutes } from './north-escrow-routes.js';
import { registerNorthRoutes } from './north-routes.js';
import { registerPaypalRoutes } from './paypal-routes.js';
import { registerPlaidRoutes } from './plaid-routes.js';
import type { SandboxParts } from './sandbox-parts.js';
import { sameSecret } from './secrets.js';
import { registerShuftiRoutes } from './shufti-routes.js';
import { registerStripeRoutes } from './stripe-routes.js';
import { registerWebhookRoutes } from './webhook-routes.js';

/** The control API under /_control; every call carries the control token as a bearer token. */
export function registerControlApi(app: FastifyInstance, parts: SandboxParts, controlToken: string): void {
  void app.register(
    async (control) => {
      control.addHook('onRequest', async (request) => {
        const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
        if (!sameSecret(given, controlToken)) throw new ControlError(401, 'Give the control token as a bearer token');
      });
      control.setErrorHandler((error, _request, reply) => {
        if (error instanceof ControlError) return reply.status(error.status).send({ error: error.message });
        throw error;
      });
      registerAuthenticatorRoutes(control, parts);
      registerClockRoutes(control, parts);
      registerFaultRoutes(control, parts);
      registerMailRoutes(control, parts);
      registerMangopayRoutes(control, parts);
      registerNorthRoutes(control, parts);
      registerNorthEscrowRoutes(control, parts);
      registerPaypalRoutes(control, parts);
      registerPlaidRoutes(control, parts);
      registerShuftiRoutes(control, parts);
      registerWebhookRoutes(control, parts);
      void control.register(async (scope) => registerStripeRoutes(scope, parts));
      control.post('/reset', async (_request, reply) => {
        for (const collection of RESETTABLE) parts.store.collection(collection).clear();
        await parts.store.flush();
        return reply.status(204).send();
      });
    },
    { prefix: '/_control' },
  );
}

/** What tests reset between each other; money and its history stay. */
const RESETTABLE = ['faults', 'webhook_policies', 'mail', 'captcha_tokens'];
