import {
  KEPT_LINKS,
  PROPERTY_FIELDS,
  type KeptLink,
  type PropertyField,
} from '@cairn/contracts/campaigns/wizard/link-names';
import type { CompanyLinksRequest } from '@cairn/contracts/campaigns/wizard/company-links.request';
import type { CompanyLinks, PropertyInfo } from '@cairn/contracts/campaigns/wizard/links.replies';
import type { CampaignEntity } from '../campaign.entity.js';

type Linked = Pick<CampaignEntity, 'links' | 'customLinks' | 'property'>;

const named = <Name extends string, Value>(
  names: readonly Name[],
  values: Readonly<Partial<Record<Name, Value | null>>>,
): Record<Name, Value | null> =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null])) as Record<Name, Value | null>; // of these names

export const presentLinks = ({ links, customLinks }: Linked): CompanyLinks => ({
  ...named<KeptLink, string>(KEPT_LINKS, links),
  customLinks,
});

export const presentProperty = ({ property }: Linked): PropertyInfo =>
  named<PropertyField, unknown>(PROPERTY_FIELDS, property) as unknown as PropertyInfo; // as it was stored below

/** What a request changes of them: what it does not send stays, and null takes away. */
export const linksChanged = (stored: Linked, sent: CompanyLinksRequest): Partial<CampaignEntity> => {
  const changed = <Name extends keyof CompanyLinksRequest>(names: readonly Name[], before: object): object =>
    Object.fromEntries(
      Object.entries({
        ...before,
        ...Object.fromEntries(names.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]])),
      }).filter(([, value]) => value !== null && value !== ''),
    );
  return {
    links: changed(KEPT_LINKS, stored.links),
    property: changed(PROPERTY_FIELDS, stored.property),
    ...(sent.customLinks && { customLinks: sent.customLinks.map(({ title, url }) => ({ title, url })) }),
  };
};
