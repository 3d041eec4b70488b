import type { Settings } from '../../lib/data/settings.js';
import { useSite, type Site } from '../../lib/data/site.js';
import { Loading } from '../../ui/layout/loading.js';
import { SearchSnippet } from '../../ui/preview/search-snippet.js';
import { SiteFrame, type SiteDraft } from '../../ui/preview/site-frame.js';
import type { Part } from './parts.js';

/** The page of the site on which each part of the settings shows. */
const PAGES: Readonly<Record<Part, string>> = {
  identity: '/',
  modules: '/raise-capital',
  limits: '/content-page/fees',
  payments: '/content-page/fees',
  captcha: '/contact-us',
  maintenance: '/',
};

/** The public part of the typed settings; the rest stays in the console. */
const publicPart = (site: Site, settings: Settings): object => {
  const typed: Readonly<Record<string, unknown>> = { ...settings };
  return {
    ...Object.fromEntries(Object.entries(site).map(([name, value]) => [name, typed[name] ?? value])),
    underMaintenance: settings.maintainanceMode === 'yes',
  };
};

/** A preview of the site for visitors with the typed settings. */
export const SettingsPreview = ({ part, settings }: { part: Part; settings: Settings }) => {
  const site = useSite();
  if (site === undefined) return <Loading />;
  const draft: SiteDraft = { page: PAGES[part], answers: { '/site-setting': publicPart(site, settings) }, items: [] };
  return (
    <>
      <SiteFrame draft={draft} />
      {part === 'identity' && settings.metaDescription !== null && (
        <SearchSnippet site={settings.siteName} title={null} description={settings.metaDescription} />
      )}
    </>
  );
};
