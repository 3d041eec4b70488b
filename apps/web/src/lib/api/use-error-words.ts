import { useTranslation } from 'react-i18next';
import { ApiError } from '@cairn/client';

/**
 * The sentence for an error: the server's own (already in the reader's language), or ours when there was none.
 * @param what a page that was read, or an act that was sent: without an answer it is unknown whether an act was done
 */
export const useErrorWords = (what: 'read' | 'act' = 'read'): ((error: unknown) => string) => {
  const { t } = useTranslation('common');
  return (error) => {
    if (!(error instanceof ApiError)) return t('error.unexpected');
    if (error.code === 'offline') return t('error.notSent');
    if (error.status === 0) return t(what === 'act' ? 'error.noAnswer' : 'error.offline');
    if (error.code === 'server.unavailable') return t('error.unavailable');
    return error.message || t('error.unexpected');
  };
};
