import { contentApi } from '@cairn/contracts/content/content.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../api/api.js';
import { inLanguage } from './content.queries.js';

/** Which forms ask for a captcha, and whose. */
export const captchaQuery = queryOptions({
  queryKey: ['captcha'],
  queryFn: () => send(contentApi.captcha, {}),
  staleTime: 60_000,
});

/** The ways to pay that are switched on, with the most each takes. */
export const gatewaysQuery = (language: string) =>
  queryOptions({ ...inLanguage(language, ['gateways'], () => send(contentApi.gateways, {})), staleTime: 60_000 });
