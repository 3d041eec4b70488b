import { REPORTS_PATH } from '../hardening/policy-reports.js';

export interface PagePolicy {
  style: string;
  /** The host of files, where it is a separate one: pictures come from there. */
  media: string | undefined;
  /** The directives with the address of reports. */
  reported: string;
  /** Who may frame it; by default nobody. */
  ancestors?: string;
  /** Origins of frames in it, beside its own and those of films. */
  frames?: string | undefined;
  /** Whether it may ask its visitors for leave to count them with Google Analytics. */
  analytics?: boolean;
  /** Names of the policies that may make code or markup (Trusted Types). */
  trusted: string;
}

/**
 * Where browsers send reports. Those that support the newer header ignore the older one, and use it over https only.
 */
export const reportedTo = (origin: string): string =>
  `report-uri /${REPORTS_PATH}${origin.startsWith('https:') ? '; report-to policy' : ''}`;

/** Where Google's tag comes from, and what it sends to; no page names them unless the operator has allowed it. */
const TAG = 'https://www.googletagmanager.com';
const COUNTED = 'https://*.google-analytics.com https://*.analytics.google.com';

/** SEC-18: what a page may load. The console alone has a nonce, for the styles its kit writes at run time. */
const policy = ({ style, media, reported, ancestors = "'none'", frames, analytics = false }: PagePolicy): string =>
  [
    "default-src 'self'",
    `script-src 'self'${analytics ? ` ${TAG}` : ''}`,
    `style-src ${style}`,
    `img-src 'self' data: blob:${media === undefined ? '' : ` ${media}`}${analytics ? ` ${TAG} ${COUNTED}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${analytics ? ` ${TAG} ${COUNTED}` : ''}`,
    `frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com${frames === undefined ? '' : ` ${frames}`}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    reported,
  ].join('; ');

/** SEC-19: watched and not enforced yet: an update of a library could bring a way to make markup that no test opens. */
const trustedTypes = ({ trusted, reported }: PagePolicy): string =>
  `require-trusted-types-for 'script'; trusted-types ${trusted}; ${reported}`;

/** The headers of every page. */
export const pageHeaders = (page: PagePolicy): Readonly<Record<string, string>> => ({
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'reporting-endpoints': `policy="/${REPORTS_PATH}"`,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy(page),
  'content-security-policy-report-only': trustedTypes(page),
});

export const WEB_POLICY = { style: "'self'", trusted: 'default' };
/** The editor reads what is pasted, and the preview of mails parses them, through policies of their own. */
export const CONSOLE_POLICY = { trusted: 'default mail-preview ProseMirrorClipboard' };
