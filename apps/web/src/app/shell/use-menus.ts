import { holdsFor, type MenuFacts } from '@cairn/contracts/content/site-menus';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../features/auth/me.js';
import { holdsMoney, walletQuery } from '../../features/wallet/balance.js';
import { faqsQuery, menuQuery, type MenuEntry } from '../../lib/site/content.queries.js';
import { useSite } from '../../lib/site/site.js';
import { paths } from '../../lib/page/paths.js';
import { useSession } from '../../lib/api/session.js';
import { useLanguage } from '../../lib/format/use-language.js';

/** A link that the site's people made. */
export interface SiteLink {
  id: string;
  title: string;
  /** A path of ours, or a whole address. */
  to: string;
  isOutside: boolean;
  isNewTab: boolean;
}

const linkOf = ({ id, title, linkType, customUrl, contentPage, urlTarget }: MenuEntry): SiteLink | null => {
  const to = linkType === 'page' ? contentPage && paths.contentPage(contentPage) : customUrl;
  if (!to) return null;
  return { id, title, to, isOutside: !to.startsWith('/'), isNewTab: urlTarget === '_blank' };
};

/** The facts for the menus' conditions, as far as they are known. */
export const useMenuFacts = (): MenuFacts => {
  const session = useSession();
  const { data: site } = useSite();
  const { data: me } = useMe();
  const { data: faqs } = useQuery(faqsQuery(useLanguage()));
  const isWalletOff = session !== null && site?.walletModule === 'no';
  const { data: wallet } = useQuery({ ...walletQuery(null), enabled: isWalletOff });
  return {
    isSignedIn: session !== null,
    site: site ?? null,
    me: me ?? null,
    hasFaqs: (faqs?.length ?? 0) > 0,
    hasShareCertificates: me?.hasShareCertificates === true,
    hasWalletMoney: wallet !== undefined && holdsMoney(wallet),
  };
};

const standing = (entries: readonly MenuEntry[], facts: MenuFacts): SiteLink[] =>
  entries.filter(({ condition }) => holdsFor(facts, [condition])).flatMap((entry) => linkOf(entry) ?? []);

/** The site's links of the bar. */
export const useHeaderLinks = (facts: MenuFacts): SiteLink[] => {
  const { data } = useQuery(menuQuery(useLanguage(), 'headerMenu'));
  return standing(data ?? [], facts);
};

/** Columns of the footer, each with its links, and the links to the site's pages elsewhere. */
export const useFooterMenu = (
  facts: MenuFacts,
): { columns: { id: string; title: string; links: SiteLink[] }[]; social: SiteLink[] } => {
  const language = useLanguage();
  const { data: menu } = useQuery(menuQuery(language, 'footerMenu'));
  const { data: social } = useQuery(menuQuery(language, 'socialMenu'));
  return {
    columns: (menu ?? [])
      .filter(({ linkType, condition }) => linkType === 'heading' && holdsFor(facts, [condition]))
      .map(({ id, title, children }) => ({ id, title, links: standing(children, facts) })),
    social: standing(social ?? [], facts),
  };
};
