import type { FastifyInstance } from 'fastify';
import { ControlError } from '../control/input.js';
import { guardPages } from '../control/page-guard.js';
import type { SandboxParts } from '../control/sandbox-parts.js';
import { registerAuthenticatorPage } from './authenticator-page.js';
import { registerClockPage } from './clock-page.js';
import { registerFaultPage } from './fault-page.js';
import { html } from './html.js';
import { sendConsolePage } from './layout.js';
import { registerMailPages } from './mail-pages.js';
import { registerOverviewPage } from './overview-page.js';
import { registerPaypalPage } from './paypal-page.js';
import { registerPlaidPage } from './plaid-page.js';
import { registerStripePage } from './stripe-page.js';
import { registerWebhookPages } from './webhook-pages.js';

/** The sandbox's own pages, for people on this machine. */
export function registerPages(app: FastifyInstance, parts: SandboxParts, controlToken: string): void {
  void app.register(async (pages) => {
    guardPages(pages, controlToken);
    pages.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof ControlError)) throw error;
      const notice = { kind: 'danger', text: error.message } as const;
      const body = html`<p><a class="btn secondary" href="/">Back to the overview</a></p>`;
      return sendConsolePage(reply.status(error.status), { path: '', title: 'That did not work', notice, body });
    });
    registerOverviewPage(pages, parts);
    registerStripePage(pages, parts);
    registerPaypalPage(pages, parts);
    registerPlaidPage(pages, parts);
    registerWebhookPages(pages, parts);
    registerFaultPage(pages, parts);
    registerMailPages(pages, parts);
    registerAuthenticatorPage(pages, parts);
    registerClockPage(pages, parts);
  });
}
