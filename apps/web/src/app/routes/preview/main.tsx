import '../../styles.js';
import { fetchTransport } from '@cairn/client';
import { trustOwnScripts } from '@cairn/client/trusted-scripts';
import type { PreviewDraft } from '@cairn/contracts/content/site-preview';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../../lib/api/query-client.js';
import { loadCatalogue } from '../../../lib/format/catalogues.js';
import { i18n, startI18n } from '../../../lib/format/i18n.js';
import { scopePages } from '../../../lib/page/page-scope.js';
import { ForcedScheme } from '../../../ui/kit/forced-scheme.js';
import { Providers } from '../../providers.js';
import { SitePages } from '../../router.js';
import { DraftCampaign, isDraftCampaign } from './draft-campaign.js';
import { hearDrafts } from './console-messages.js';
import { createDraftTransport } from './draft-transport.js';

trustOwnScripts();

// The user types in the form beside it: a page that moves the focus must not take it away.
HTMLElement.prototype.focus = () => undefined;

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');

const { transport, show } = createDraftTransport(fetchTransport('/api/v1.1'));
const queries = createQueryClient();
const root = createRoot(element);

/** Links, forms and what sends them lead nowhere here; what only opens on the page may. */
const leadsAway = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, form, [type="submit"]') !== null;
for (const type of ['click', 'auxclick', 'submit'] as const) {
  document.addEventListener(
    type,
    (event) => {
      if (!leadsAway(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}

/** Whether the draft closes the site: known before the first render, so that no read is refused by a closed site. */
const isClosedBy = ({ answers }: PreviewDraft): boolean => {
  const site = answers['/site-setting'];
  return typeof site === 'object' && site !== null && 'underMaintenance' in site && site.underMaintenance === true;
};

const draw = async (draft: PreviewDraft): Promise<void> => {
  show(draft);
  document.documentElement.toggleAttribute('data-closed', isClosedBy(draft));
  scopePages(() => ({ transport, language: draft.language, now: draft.now }));
  if (i18n.language !== draft.language) await i18n.changeLanguage(draft.language);
  document.documentElement.dataset['mantineColorScheme'] = draft.scheme;
  root.render(
    <StrictMode>
      <Suspense fallback={null}>
        <ForcedScheme value={draft.scheme}>
          <Providers queries={queries}>
            <MemoryRouter key={draft.page} initialEntries={[draft.page]}>
              {isDraftCampaign(draft.page) ? <DraftCampaign page={draft.page} /> : <SitePages />}
            </MemoryRouter>
          </Providers>
        </ForcedScheme>
      </Suspense>
    </StrictMode>,
  );
  await queries.invalidateQueries();
  if (draft.isAtEnd === true) document.documentElement.scrollTop = document.documentElement.scrollHeight;
};

// Before the texts are loaded: a separate page has no session, also while it starts.
scopePages(() => ({ transport, language: 'en', now: Date.now() }));
await startI18n(loadCatalogue);
hearDrafts((draft) => void draw(draft));
