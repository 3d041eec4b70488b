import { contentApi } from '@cairn/contracts/content/content.endpoints';
import type { HelpTopic } from '@cairn/contracts/content/public-content.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../api/api.js';
import { inLanguage } from './content.queries.js';

export type HelpTopicData = Wire<HelpTopic>;

/** Topics with their questions; the answer comes with the one question that is asked for. */
export const helpTopicsQuery = (language: string) =>
  inLanguage(language, ['help'], () => send(contentApi.helpTopics, { query: {} }));

export const helpSearchQuery = (language: string, words: string) =>
  queryOptions({
    ...inLanguage(language, ['help', 'search', words], () => send(contentApi.helpTopics, { query: { q: words } })),
    enabled: words.length > 1,
  });

export const helpQuestionQuery = (language: string, question: string) =>
  inLanguage(language, ['help', 'question', question], () => send(contentApi.helpTopics, { query: { question } }));
