/** Names of the query string that change what a page shows to everybody. All others change nothing on the server. */
const KNOWN = ['amount', 'kind', 'q', 'question', 'sector', 'sent', 'sort', 'status', 'tab', 'topic'];
/** Names of parameters with personal data. */
const PERSONAL = ['appUserId', 'code', 'error', 'for', 'invite', 'state', 'token'];
/** Pages whose path does. */
export const PERSONAL_PATHS = /^\/(activate-account|users\/activate-account|newsletter|linkedin)\//;
/** Longer searches are rare and not worth keeping a page for. */
const LONGEST_WORD = 60;

export interface PageAddress {
  /** Path and query as the page is rendered for. */
  url: string;
  /** Whether the page is the same for everybody and may be kept in memory. */
  isShared: boolean;
}

/** The parts of an address that determine its page: two addresses that only differ elsewhere are the same page. */
export function pageAddress(address: string): PageAddress {
  const [path = '/', query = ''] = address.split('?');
  const asked = new URLSearchParams(query);
  const isPersonal = PERSONAL_PATHS.test(path) || PERSONAL.some((name) => asked.has(name));
  const named = new URLSearchParams();
  for (const name of isPersonal ? [...KNOWN, ...PERSONAL] : KNOWN) {
    const value = asked.get(name);
    if (value !== null && value !== '') named.set(name, value);
  }
  const isShort = path.length < 200 && [...named.values()].every((value) => value.length <= LONGEST_WORD);
  const words = named.toString();
  return { url: words === '' ? path : `${path}?${words}`, isShared: !isPersonal && isShort };
}
