import { contentApi } from '@cairn/contracts/content/content.endpoints';
import type {
  ContentPage,
  Faq,
  HelpTopic,
  MenuItem,
  OptionItem,
} from '@cairn/contracts/content/public-content.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { queryOptions } from '@tanstack/react-query';
import { send } from './api.js';

export type FaqData = Wire<Faq>;
export type HelpTopicData = Wire<HelpTopic>;
export type PageContent = Wire<ContentPage>;
export type MenuEntry = Wire<MenuItem>;
export type Option = Wire<OptionItem>;

/** C-11: texts are asked for by language, so that a change of language asks again. */
const contentKey = (language: string, ...rest: string[]) => ['content', language, ...rest] as const;

/** What the site says changes rarely; one fetch a visit and language is enough. */
const RARELY = { staleTime: 600_000 } as const;

export const faqsQuery = (language: string) =>
  queryOptions({
    queryKey: contentKey(language, 'faqs'),
    queryFn: () => send(contentApi.faqs, {}),
    ...RARELY,
  });

export const pageQuery = (language: string, slug: string) =>
  queryOptions({
    queryKey: contentKey(language, 'page', slug),
    queryFn: () => send(contentApi.page, { params: { slug } }),
    ...RARELY,
  });

/** Topics with their questions; the answer comes with the one question that is asked for. */
export const helpTopicsQuery = (language: string) =>
  queryOptions({
    queryKey: contentKey(language, 'help'),
    queryFn: () => send(contentApi.helpTopics, { query: {} }),
    ...RARELY,
  });

export const helpSearchQuery = (language: string, words: string) =>
  queryOptions({
    queryKey: contentKey(language, 'help', 'search', words),
    queryFn: () => send(contentApi.helpTopics, { query: { q: words } }),
    enabled: words.length > 1,
    ...RARELY,
  });

export const helpQuestionQuery = (language: string, question: string) =>
  queryOptions({
    queryKey: contentKey(language, 'help', 'question', question),
    queryFn: () => send(contentApi.helpTopics, { query: { question } }),
    ...RARELY,
  });

export const menuQuery = (language: string, menu: 'headerMenu' | 'footerMenu' | 'socialMenu') =>
  queryOptions({
    queryKey: contentKey(language, 'menu', menu),
    queryFn: () => send(contentApi[menu], {}),
    ...RARELY,
  });

export const slidersQuery = (language: string) =>
  queryOptions({
    queryKey: contentKey(language, 'sliders'),
    queryFn: () => send(contentApi.sliders, {}),
    ...RARELY,
  });

/** Which forms ask for a captcha, and whose. */
export const captchaQuery = queryOptions({
  queryKey: ['captcha'],
  queryFn: () => send(contentApi.captcha, {}),
  staleTime: 60_000,
});

/** The languages that the site offers. */
export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: () => send(contentApi.languages, {}),
  ...RARELY,
});

/** An option list with its words: what may be chosen is decided by the site. */
export const optionsQuery = (language: string, kind: string) =>
  queryOptions({
    queryKey: contentKey(language, 'options', kind),
    queryFn: () => send(contentApi.options, { params: { kind } }),
    ...RARELY,
  });

export const topInvestorsQuery = queryOptions({
  queryKey: ['figures', 'top-investors'],
  queryFn: () => send(contentApi.topInvestors, {}),
});

export const latestInvestmentsQuery = queryOptions({
  queryKey: ['figures', 'latest-investments'],
  queryFn: () => send(contentApi.latestInvestments, {}),
});

export const platformFiguresQuery = queryOptions({
  queryKey: ['figures', 'platform'],
  queryFn: () => send(contentApi.revenue, {}),
});
