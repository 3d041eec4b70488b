import type { ContentKind, Language } from '@cairn/contracts';
import type { SiteDraft } from '../../ui/preview/site-frame.js';
import type { Site } from '../../lib/data/site.js';
import type { RecordDraft } from './editor/record-draft.js';

interface Edited {
  kind: ContentKind;
  /** Null for a new one. */
  id: string | null;
  language: Language;
  draft: RecordDraft;
  site: Site;
}

const NEW = 'new';
const EMPTY = { type: 'doc', content: [] };

type Fields = ReturnType<typeof fieldsOf>;

/** The record's fields as the site reads them; what is missing in a language is read in English, as there. */
function fieldsOf({ id, language, draft }: Edited) {
  const texts: Readonly<Record<string, unknown>> = { ...draft.texts.en, ...draft.texts[language] };
  const named = (values: Readonly<Record<string, unknown>>, name: string): string => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    id: id ?? NEW,
    isShown: draft.enabled,
    code: draft.code === '' ? NEW : draft.code,
    text: (name: string) => named(texts, name),
    orNull: (name: string) => named(texts, name) || null,
    document: (name: string) => texts[name] ?? EMPTY,
    attribute: (name: string) => named(draft.attributes, name) || null,
  };
}

const at = (page: string, more: Partial<SiteDraft> = {}): SiteDraft => ({ page, answers: {}, items: [], ...more });

const MENUS: Partial<Record<ContentKind, string>> = {
  'menu-header': '/menus/header',
  'menu-footer': '/menus/footer',
  'menu-social-media': '/menus/social-media',
};

/** The address at which an option list is read without a session. */
const OPTION_PAGES: Partial<Record<ContentKind, string>> = {
  'contact-question-type': '/contact-us',
  industry: '/browse-companies',
  category: '/browse-companies',
  'campaign-type': '/browse-companies',
};

const menuDraft = (path: string, kind: ContentKind, { id, code, isShown, text, attribute }: Fields): SiteDraft =>
  at('/', {
    isAtEnd: kind !== 'menu-header',
    items: [
      {
        path,
        isShown,
        item: {
          id,
          code,
          title: text('title'),
          linkType: attribute('linkType') ?? 'custom',
          customUrl: attribute('customUrl'),
          contentPage: attribute('contentPage'),
          urlTarget: attribute('urlTarget') ?? '_self',
          condition: attribute('condition') ?? 'always',
        },
      },
    ],
  });

const helpDraft = (page: string, topic: object, question: object | null, updatedAt: string): SiteDraft =>
  at(page, { answers: { '/help-topics': [{ ...topic, questions: question === null ? [] : [question], updatedAt }] } });

/** The page of the site on which a record of this kind is read, with the record as it is typed; null where there is none. */
export function siteDraftOf(edited: Edited): SiteDraft | null {
  const { kind, draft, site } = edited;
  const fields = fieldsOf(edited);
  const { id, code, isShown, text, orNull, document, attribute } = fields;
  const now = new Date().toISOString().slice(0, 10);
  const menu = MENUS[kind];
  if (menu !== undefined) return menuDraft(menu, kind, fields);
  switch (kind) {
    case 'slider': {
      const picture = attribute('imageFileId');
      const item = {
        id,
        title: text('title'),
        text: orNull('text'),
        linkLabel: orNull('linkLabel'),
        linkUrl: attribute('linkUrl'),
        imageUrl: picture && `/media/${picture}`,
      };
      return at('/', { items: [{ path: '/sliders', isShown, item }] });
    }
    case 'currency': {
      const others = site.currencyDisplays.filter((display) => display.code !== draft.code);
      const display = {
        code: draft.code,
        symbol: attribute('symbol') ?? '',
        displayFormat: attribute('displayFormat') ?? 'symbol',
      };
      return at('/browse-companies', {
        answers: { '/site-setting': { ...site, currencyDisplays: [...others, display] } },
      });
    }
    case 'content-page': {
      const head = { id, slug: code, title: text('title'), description: orNull('description'), listed: true };
      const answer = { ...head, updatedAt: now, body: document('body') };
      return at(`/content-page/${code}`, { answers: { [`/content-pages/${code}`]: answer } });
    }
    case 'faq': {
      const item = { id, question: text('question'), answer: document('answer'), topic: attribute('topic') ?? '' };
      return at('/faq', { items: [{ path: '/faqs', isShown, item: { topicName: '', ...item } }] });
    }
    case 'help-topic':
      return helpDraft(
        `/help-center/question-list?topic=${code}`,
        { id, slug: code, title: text('title'), description: orNull('description') },
        null,
        now,
      );
    case 'help-question':
      return helpDraft(
        `/help-center/single-question?question=${code}`,
        { id: draft.parentId ?? NEW, slug: NEW, title: '', description: null },
        { id, slug: code, question: text('question'), answer: document('answer'), updatedAt: now },
        now,
      );
    default: {
      const page = OPTION_PAGES[kind];
      const item = { id, code, name: text('name'), description: orNull('description') };
      return page === undefined ? null : at(page, { items: [{ path: `/manage-options/${kind}`, isShown, item }] });
    }
  }
}
