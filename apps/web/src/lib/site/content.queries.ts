import { contentApi } from '@cairn/contracts/content/content.endpoints';
import type { ContentPage, Faq, MenuItem, OptionItem } from '@cairn/contracts/content/public-content.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { hashKey, queryOptions } from '@tanstack/react-query';
import { send } from '../api/api.js';

export type FaqData = Wire<Faq>;
export type PageContent = Wire<ContentPage>;
export type MenuEntry = Wire<MenuItem>;
export type Option = Wire<OptionItem>;

/** The site's content changes rarely; one fetch per visit and language is enough. */
const RARELY = { staleTime: 600_000 } as const;

/**
 * C-11: texts are read by language, so that a change of language loads them again. Until then, the same texts in the
 * language before stay: a form around them that somebody has begun to fill in would be lost with them.
 */
export const inLanguage = <Data>(language: string, rest: readonly string[], queryFn: () => Promise<Data>) =>
  queryOptions<Data, Error, Data, readonly string[]>({
    queryKey: ['content', language, ...rest],
    queryFn,
    placeholderData: (before, query) =>
      query && hashKey(query.queryKey.slice(2)) === hashKey(rest) ? before : undefined,
    ...RARELY,
  });

export const faqsQuery = (language: string) => inLanguage(language, ['faqs'], () => send(contentApi.faqs, {}));

export const pageQuery = (language: string, slug: string) =>
  inLanguage(language, ['page', slug], () => send(contentApi.page, { params: { slug } }));

export const menuQuery = (language: string, menu: 'headerMenu' | 'footerMenu' | 'socialMenu') =>
  inLanguage(language, ['menu', menu], () => send(contentApi[menu], {}));

export const slidersQuery = (language: string) => inLanguage(language, ['sliders'], () => send(contentApi.sliders, {}));

/** The languages that the site offers. */
export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: () => send(contentApi.languages, {}),
  ...RARELY,
});

/** An option list with its words, and those that can no longer be chosen: records that were made with them name them. */
export const optionsQuery = (language: string, kind: string) =>
  inLanguage(language, ['options', kind], () =>
    send(contentApi.options, { params: { kind }, query: { hidden: 'yes' } }),
  );

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
