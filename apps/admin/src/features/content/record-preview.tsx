import { CONTENT_KINDS, MENU_KINDS, type ContentKind, type Language } from '@cairn/contracts';
import { useSite } from '../../lib/data/site.js';
import { conditionOf, type MenuLink } from '../../ui/preview/menu-links.js';
import { AmountsScene, MenuScene, OptionScene, ReadingScene, SlideScene } from '../../ui/preview/record-scenes.js';
import { SearchScene } from '../../ui/preview/search-scene.js';
import { SiteFrame } from '../../ui/preview/site-frame.js';
import { Loading } from '../../ui/layout/loading.js';
import type { RecordDraft } from './editor/record-draft.js';

interface RecordPreviewProps {
  kind: ContentKind;
  /** Null for a new one. */
  id: string | null;
  language: Language;
  draft: RecordDraft;
}

const NEW = 'new';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const linkOf = ({ id, draft }: RecordPreviewProps, title: string): MenuLink => ({
  id: id ?? NEW,
  parentId: draft.parentId,
  title,
  enabled: draft.enabled,
  condition: conditionOf(draft.attributes['condition']),
  isHeading: draft.attributes['linkType'] === 'heading',
});

/** What the site makes of a record of this kind. */
const Scene = (props: RecordPreviewProps) => {
  const { kind, language, draft } = props;
  // What is missing in a language is read in English, as on the site.
  const texts: Record<string, unknown> = { ...draft.texts.en, ...draft.texts[language] };
  const text = (name: string): string => (typeof texts[name] === 'string' ? texts[name] : '');
  const attribute = (name: string): string =>
    typeof draft.attributes[name] === 'string' ? draft.attributes[name] : '';
  const menu = MENU_KINDS.find((name) => name === kind);
  if (menu !== undefined) return <MenuScene kind={menu} edited={linkOf(props, text('title'))} />;
  switch (kind) {
    case 'slider': {
      const picture = attribute('imageFileId');
      return (
        <SlideScene
          title={text('title')}
          text={text('text')}
          linkLabel={text('linkLabel')}
          picture={picture === '' ? null : `/media/${picture}`}
        />
      );
    }
    case 'currency':
      return <AmountsScene code={draft.code} symbol={attribute('symbol')} format={draft.attributes['displayFormat']} />;
    case 'meta':
      return <SearchScene title={text('title')} description={text('description')} />;
    case 'content-page':
    case 'help-topic':
      return (
        <ReadingScene
          title={text('title')}
          lede={text('description')}
          document={isObject(texts['body']) ? texts['body'] : null}
        />
      );
    case 'faq':
    case 'help-question':
      return (
        <ReadingScene title={text('question')} lede="" document={isObject(texts['answer']) ? texts['answer'] : null} />
      );
    default: {
      const [first = ''] = Object.keys(CONTENT_KINDS[kind].texts);
      return <OptionScene name={text(first)} description={text('description')} />;
    }
  }
};

/** A record as readers of one language will see it, drawn as the site is. */
export const RecordPreview = (props: RecordPreviewProps) => {
  const site = useSite();
  if (site === undefined) return <Loading />;
  return (
    <SiteFrame look={site} language={props.language}>
      <Scene {...props} />
    </SiteFrame>
  );
};
