import { isLanguage, type Language } from '@cairn/contracts';
import type { FastifyRequest } from 'fastify';

/** What a request says of its language in its address: `lng` or `language`, whatever was sent under it. */
export function languageParameter(query: unknown): unknown {
  const { lng, language } = (query ?? {}) as { lng?: unknown; language?: unknown };
  return lng ?? language;
}

/** The language of a call: the one that its address names, else the user's own, else the browser's, else English. */
export function wantedLanguage(
  { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>,
  own: Language | undefined,
): Language {
  const named = languageParameter(query);
  const accepted = headers['accept-language']?.slice(0, 2);
  return (isLanguage(named) ? named : own) ?? (isLanguage(accepted) ? accepted : 'en');
}
