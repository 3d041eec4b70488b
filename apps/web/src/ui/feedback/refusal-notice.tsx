import { ApiError } from '@cairn/client';
import { useErrorWords } from '../../lib/api/use-error-words.js';
import { useOnline } from '../../lib/api/use-online.js';
import { Notice } from '../layout/surface.js';

/** Whether an error only reports a lost connection that is restored. */
export const useIsOver = (error: unknown): boolean => {
  const isOnline = useOnline();
  return isOnline && error instanceof ApiError && error.code === 'offline';
};

/** Why an act failed, as long as that is so; nothing while there is no error. */
export const RefusalNotice = ({ error }: { error: unknown }) => {
  const words = useErrorWords('act');
  const isOver = useIsOver(error);
  if (error === null || error === undefined || isOver) return null;
  return <Notice tone="danger">{words(error)}</Notice>;
};
