import { isViewOnly } from '../../../kernel/http/request-context.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';

/** A provider's answer, or what stands for it where none came. */
export type HttpAnswer =
  | { kind: 'answer'; status: number; headers: Headers; raw: Buffer }
  /** Nothing was sent. */
  | { kind: 'unreached' }
  /** It was sent, and whether it had an effect is not known. */
  | { kind: 'lost' };

export interface ProviderRequest {
  url: string;
  method: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  body?: string | FormData;
}

const TIMEOUT_MILLISECONDS = 20_000;
/** A larger answer is not read: no call of ours asks for one. */
const LONGEST_ANSWER = 4 * 1024 * 1024;
/** Failures before a byte was sent. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

const codeOf = (error: unknown): string => {
  const cause: unknown = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
};

/**
 * Asks a provider once; it is never repeated here, because a repeat may cost a fee.
 * @throws auth.view_only for an admin who views the site as somebody: at a provider, too, they change nothing (SEC-58)
 */
export async function askProvider({ url, ...request }: ProviderRequest): Promise<HttpAnswer> {
  if (isViewOnly()) throw new DomainError('auth.view_only');
  try {
    const answer = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    const raw = Buffer.from(await answer.arrayBuffer());
    if (raw.length > LONGEST_ANSWER) return { kind: 'lost' };
    return { kind: 'answer', status: answer.status, headers: answer.headers, raw };
  } catch (error) {
    return { kind: UNREACHED.has(codeOf(error)) ? 'unreached' : 'lost' };
  }
}

/** Deeper than any provider's message: what walks through it needs no more room than it has. */
const DEEPEST = 64;

/** JSON as an object; null for anything else, such as a page of a proxy, lists, or lists within lists without an end. */
export function objectOf(raw: Buffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(raw.toString('utf8'));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return isDeeper(value, DEEPEST) ? null : { ...value };
  } catch {
    return null;
  }
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));
