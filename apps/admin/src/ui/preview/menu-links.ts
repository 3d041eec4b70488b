import {
  holdsFor,
  MENU_CONDITIONS,
  type ContentKind,
  type Language,
  type MenuCondition,
  type MenuFacts,
} from '@cairn/contracts';
import { useRecords } from '../../lib/data/content.js';
import type { SiteLook } from './site-view.js';

/** A link as it stands in a menu of the site. */
export interface MenuLink {
  id: string;
  parentId: string | null;
  title: string;
  condition: MenuCondition;
  isHeading: boolean;
  enabled: boolean;
}

export type MenuKind = Extract<ContentKind, 'menu-header' | 'menu-footer' | 'menu-social-media'>;

/** For whom a link stands; for everybody until somebody has chosen. */
export const conditionOf = (value: unknown): MenuCondition =>
  MENU_CONDITIONS.find((condition) => condition === value) ?? 'always';

/** The links of a menu in the language of the preview, in their order. */
export function useMenuLinks(kind: MenuKind, language: Language): readonly MenuLink[] {
  const { data = [] } = useRecords(kind, language);
  return data.map(({ id, parentId, title, attributes, enabled }) => ({
    id,
    parentId,
    title,
    enabled,
    condition: conditionOf(attributes['condition']),
    isHeading: attributes['linkType'] === 'heading',
  }));
}

/** Whom the preview is drawn for: a visitor, or somebody who invests and raises. */
export const factsFor = (site: SiteLook, isSignedIn: boolean): MenuFacts => ({
  isSignedIn,
  site,
  me: isSignedIn ? { isAdmin: false, displayData: { investorDisplay: true, campaignOwnerDisplay: true } } : null,
  hasFaqs: true,
  hasShareCertificates: true,
});

/** U-03: links that are switched on and whose condition holds. */
export const standing = (links: readonly MenuLink[], facts: MenuFacts): readonly MenuLink[] =>
  links.filter(({ enabled, condition }) => enabled && holdsFor(facts, [condition]));
