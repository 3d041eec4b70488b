import type { AgreementKind, Language } from '@cairn/contracts';
import type { TemplateJurisdiction } from '@cairn/contracts/agreements/agreement-templates';
import { useSay } from '../../lib/words/words.js';

/** The codes of templates in words. */
export function useTemplateWords() {
  const say = useSay();
  return {
    kindOf: (kind: AgreementKind): string => say(`templates.kinds.${kind}`),
    languageOf: (language: Language): string => say(`templates.languages.${language}`),
    jurisdictionOf: (jurisdiction: TemplateJurisdiction): string =>
      jurisdiction === 'any' ? say('templates.any') : say(`settings.profiles.${jurisdiction}`),
  };
}
