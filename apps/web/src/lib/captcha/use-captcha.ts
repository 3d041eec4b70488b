import { CAPTCHA_FORMS, type CaptchaForm } from '@cairn/contracts/content/captcha-forms';
import { contentApi } from '@cairn/contracts/content/content.endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { send } from '../api.js';

const captchaQuery = queryOptions({
  queryKey: ['captcha'],
  queryFn: () => send(contentApi.captcha, {}),
  staleTime: 60_000,
});

/**
 * What a form sends along to show that a person sent it (decision 41), or null where the site does not ask. Called when
 * the form is sent: a proof is good once.
 */
export const useCaptcha = (form: CaptchaForm): (() => Promise<string | null>) => {
  const client = useQueryClient();
  return useCallback(async () => {
    const settings = await client.fetchQuery(captchaQuery);
    if (!settings[CAPTCHA_FORMS[form]]) return null;
    if (settings.provider === 'altcha') {
      const { proofOfWork } = await import('./proof-of-work.js');
      return proofOfWork();
    }
    return null;
  }, [client, form]);
};
