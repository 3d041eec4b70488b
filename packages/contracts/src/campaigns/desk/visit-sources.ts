/** Where a visit of a campaign's page may come from. `site`: from another page of this site; `other`: from any other site. */
export const VISIT_SOURCES = [
  'direct',
  'site',
  'google',
  'bing',
  'duckduckgo',
  'ecosia',
  'yahoo',
  'facebook',
  'instagram',
  'linkedin',
  'reddit',
  'telegram',
  'tiktok',
  'whatsapp',
  'x',
  'youtube',
  'mail',
  'other',
] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

/** Hosts that are not the name of their source with something behind it. A map: visitors write the names. */
const OTHER_HOSTS: ReadonlyMap<string, VisitSource> = new Map([
  ['fb.com', 'facebook'],
  ['lnkd.in', 'linkedin'],
  ['mail.google.com', 'mail'],
  ['outlook.live.com', 'mail'],
  ['t.co', 'x'],
  ['t.me', 'telegram'],
  ['twitter.com', 'x'],
  ['wa.me', 'whatsapp'],
  ['x.com', 'x'],
  ['youtu.be', 'youtube'],
]);

/** Names by which links are marked (`utm_source`) for what is called otherwise here. */
const OTHER_MARKS: ReadonlyMap<string, VisitSource> = new Map([
  ['e-mail', 'mail'],
  ['email', 'mail'],
  ['fb', 'facebook'],
  ['ig', 'instagram'],
  ['newsletter', 'mail'],
  ['twitter', 'x'],
]);

/** Sources that are sites under their own name: `google.com`, `www.google.fr`. */
const BY_NAME =
  /^(?:.+\.)?(google|bing|duckduckgo|ecosia|yahoo|facebook|instagram|linkedin|reddit|telegram|tiktok|whatsapp|youtube)\.[a-z]{2,4}(?:\.[a-z]{2})?$/;

const known = (name: string | undefined): VisitSource | undefined => VISIT_SOURCES.find((source) => source === name);

function ofHost(host: string, ownHost: string): VisitSource {
  const plain = host.replace(/^www\./, '');
  if (plain === ownHost.replace(/^www\./, '')) return 'site';
  return OTHER_HOSTS.get(plain) ?? known(BY_NAME.exec(plain)?.[1]) ?? 'other';
}

/**
 * The source of a visit: the mark of the link where it has one, else the site with the link. What is not on the list is
 * `other`, so that nobody can write names of their own into a campaign's figures.
 */
export function visitSourceOf(
  { mark, referrer }: { mark?: string | null; referrer?: string | null },
  ownHost: string,
): VisitSource {
  if (mark) {
    const name = mark.trim().toLowerCase();
    return OTHER_MARKS.get(name) ?? known(name) ?? 'other';
  }
  return referrer ? ofHost(referrer.trim().toLowerCase(), ownHost) : 'direct';
}
