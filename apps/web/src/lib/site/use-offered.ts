import type { OptionKind } from '@cairn/contracts/content/content-kinds';
import { useQuery } from '@tanstack/react-query';
import { optionsQuery } from './content.queries.js';
import { useLanguage } from '../format/use-language.js';

interface Offered<Code extends string> {
  code: Code;
  /** The operators' name for it; null until the list is loaded. */
  name: string | null;
}

/**
 * The choices of a list that operators offer, in their order and by their names. Until the list is there, all that the
 * product has; the API refuses those that are hidden.
 * @param codes those that the product knows, where it knows no others
 * @param standing what the record holds already: it may stay
 */
export function useOffered<Code extends string>(
  list: OptionKind,
  codes: readonly Code[],
  standing?: unknown,
): Offered<Code>[] {
  const { data } = useQuery(optionsQuery(useLanguage(), list));
  if (data === undefined) return codes.map((code) => ({ code, name: null }));
  return data.flatMap(({ code: wanted, name, offered }) => {
    const code = codes.find((known) => known === wanted);
    return code !== undefined && (offered || code === standing) ? [{ code, name }] : [];
  });
}

/**
 * The same of a list to which operators add their own. Empty until it is there, but for what the record holds.
 * @param standing what the record holds already: it may stay
 */
export function useOfferedByOperator(list: OptionKind, standing?: string | null): Offered<string>[] {
  const { data } = useQuery(optionsQuery(useLanguage(), list));
  if (data === undefined) return standing ? [{ code: standing, name: null }] : [];
  return data.filter(({ code, offered }) => offered || code === standing);
}

/** Their labels in a select: the operators' name, or the product's own text. */
export const offeredLabels = <Code extends string>(offered: readonly Offered<Code>[], word: (code: Code) => string) =>
  offered.map(({ code, name }) => ({ value: code, label: name ?? word(code) }));
