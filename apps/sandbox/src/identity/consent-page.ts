import { html, type Html } from '../pages/html.js';
import { field, hostedFrame } from '../stripe/pages/frame.js';
import { WORDS } from '../stripe/pages/words.js';
import { PROVIDER_NAMES, SCENARIOS, type ProviderName } from './providers.js';

/** The consent page: who signs in, and whether the site may know. */
export const consentPage = (provider: ProviderName, action: string): Html =>
  hostedFrame(
    WORDS.en,
    html`<form method="post" action="${action}" class="panel stack" novalidate>
      <h1>Sign in with ${PROVIDER_NAMES[provider]}</h1>
      <p class="muted">The site asks for your name and your e-mail address.</p>
      ${field({ name: 'email', label: 'E-mail address', value: 'sam.field@example.org' })}
      ${field({ name: 'given_name', label: 'First name', value: 'Sam' })}
      ${field({ name: 'family_name', label: 'Last name', value: 'Field' })}
      <div class="field">
        <label for="scenario">What happens</label>
        <select id="scenario" name="scenario">
          ${Object.entries(SCENARIOS).map(([value, label]) => html`<option value="${value}">${label}</option>`)}
        </select>
      </div>
      <div class="actions">
        <button class="btn primary lg" name="action" value="allow">Allow</button>
        <button class="btn secondary lg" name="action" value="deny">Deny</button>
      </div>
    </form>`,
  );
