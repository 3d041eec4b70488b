import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchedPart } from '../../lib/api/fetched-part.js';
import { useIsHydrated } from '../../lib/page/use-is-hydrated.js';

const UnknownSentence = fetchedPart(() => import('./unknown-sentence.js'));

/** Says under the header, until it is closed or left, that an address led nowhere and that home is shown in its place. */
export const UnknownNotice = () => {
  const { state } = useLocation();
  // A reloaded page still has it; the server does not know.
  const isHydrated = useIsHydrated();
  const unknown: unknown =
    typeof state === 'object' && state !== null && 'unknown' in state ? state.unknown : undefined;
  if (!isHydrated || typeof unknown !== 'string') return null;
  return (
    <Suspense fallback={null}>
      <UnknownSentence path={unknown} />
    </Suspense>
  );
};
