import type { ContentKind, Language } from '@cairn/contracts';
import { useSite } from '../../lib/data/site.js';
import { useSay } from '../../lib/words/words.js';
import { Loading } from '../../ui/layout/loading.js';
import { SearchSnippet } from '../../ui/preview/search-snippet.js';
import { SiteFrame } from '../../ui/preview/site-frame.js';
import { Muted } from '../../ui/records/text.js';
import type { RecordDraft } from './editor/record-draft.js';
import { siteDraftOf } from './site-draft.js';

interface RecordPreviewProps {
  kind: ContentKind;
  /** Null for a new one. */
  id: string | null;
  language: Language;
  draft: RecordDraft;
}

/** A record as readers of one language will see it, on the page of the site where they do. */
export const RecordPreview = (props: RecordPreviewProps) => {
  const say = useSay();
  const site = useSite();
  if (site === undefined) return <Loading />;
  if (props.kind === 'meta') {
    const texts = { ...props.draft.texts.en, ...props.draft.texts[props.language] };
    const text = (name: string): string => (typeof texts[name] === 'string' ? texts[name] : '');
    return <SearchSnippet site={site.siteName} title={text('title')} description={text('description')} />;
  }
  const shown = siteDraftOf({ ...props, site });
  if (shown === null) return <Muted>{say('content.no_preview')}</Muted>;
  return <SiteFrame draft={shown} language={props.language} />;
};
