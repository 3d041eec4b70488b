/** SEC-18: where browsers report what a page's policy blocked, or would have blocked. */
export const REPORTS_PATH = 'policy-reports';
/** As browsers send them: the older form, one at a time, and the newer one, in bundles. */
export const REPORT_TYPES = ['application/csp-report', 'application/reports+json'] as const;

/** Directives of our policies: reports about others are not genuine. */
const DIRECTIVES = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
] as const;
/** More reports in one bundle are abuse. */
const MOST = 20;

export interface Violation {
  directive: string;
  disposition: 'enforce' | 'report';
  /**
   * An origin or a keyword of the browser (`inline`, `trusted-types-sink`); a full address could contain a token
   * (SEC-4).
   */
  blocked: string;
}

type Loose = Readonly<Record<string, unknown>>;
const asObject = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {}); // read by name only

const blockedBy = (value: unknown): string => {
  if (typeof value !== 'string') return 'unknown';
  if (/^[a-z-]{1,30}$/.test(value)) return value;
  return URL.canParse(value) ? new URL(value).origin.slice(0, 100) : 'unknown';
};

function read(report: Loose): Violation {
  const named = report['effectiveDirective'] ?? report['effective-directive'] ?? report['violated-directive'];
  const disposition = report['disposition'] === 'report' ? 'report' : 'enforce';
  return {
    directive: DIRECTIVES.find((known) => known === named) ?? 'other',
    disposition,
    blocked: blockedBy(report['blockedURL'] ?? report['blocked-uri']),
  };
}

/** The fields of a request to the reports' address; anything else is ignored. */
export function readReports(body: unknown): Violation[] {
  if (!Array.isArray(body)) {
    const single = asObject(body)['csp-report'];
    return single === undefined ? [] : [read(asObject(single))];
  }
  return body
    .slice(0, MOST)
    .map(asObject)
    .filter(({ type }) => type === 'csp-violation')
    .map((report) => read(asObject(report['body'])));
}
