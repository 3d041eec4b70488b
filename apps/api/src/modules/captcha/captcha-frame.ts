import type { Config } from '../../kernel/config/config.js';
import type { OutsideProvider } from './site-verify.js';

interface Widget {
  /** The provider's own script. */
  script: string;
  /** Class by which that script finds its place. */
  className: string;
  /** Origins that the widget loads from, beside the script's. */
  origins: readonly string[];
}

const originOf = (address: string): string => new URL(address).origin;

const HCAPTCHA_CALLS = 'https://api.hcaptcha.com';

/** Where each provider's widget comes from: the real hosts, or the stand-in that the configuration names. */
export function widgetOf(provider: OutsideProvider, config: Config): Widget {
  if (provider === 'recaptcha') {
    return {
      script: `${config.RECAPTCHA_URL}/recaptcha/api.js`,
      className: 'g-recaptcha',
      origins: ['https://www.gstatic.com'],
    };
  }
  if (provider === 'hcaptcha') {
    // The script has a host of its own, which the calls do not have.
    const host = config.HCAPTCHA_URL === HCAPTCHA_CALLS ? 'https://js.hcaptcha.com' : config.HCAPTCHA_URL;
    return { script: `${host}/1/api.js`, className: 'h-captcha', origins: ['https://*.hcaptcha.com'] };
  }
  return { script: `${config.TURNSTILE_URL}/turnstile/v0/api.js`, className: 'cf-turnstile', origins: [] };
}

/** SEC-18: what the frame may load, and who may show it. No other page lets a provider's script in. */
export function framePolicy({ script, origins }: Widget): string {
  const hosts = [originOf(script), ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${hosts}`,
    `frame-src ${hosts}`,
    `connect-src ${hosts}`,
    `img-src 'self' data: ${hosts}`,
    `style-src 'unsafe-inline' ${hosts}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A page with nothing but the widget; captcha-frame.js passes its token to the form around the frame. */
export const frameHtml = ({ script, className }: Widget, siteKey: string): string => `<!doctype html>
<html>
<head><meta charset="utf-8"><title>Captcha</title>
<script src="/captcha-frame.js"></script>
<script src="${escape(script)}" async defer></script></head>
<body style="margin:0"><div class="${className}" data-sitekey="${escape(siteKey)}" data-callback="captchaDone" data-expired-callback="captchaOver"></div></body>
</html>`;
