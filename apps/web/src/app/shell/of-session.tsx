import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { fetchedPart } from '../../lib/api/fetched-part.js';
import { useSession } from '../../lib/api/session.js';

const SessionParts = fetchedPart(() => import('./session-parts.js'));

/** What a session needs on every page; a visit without one fetches none of it. */
export const OfSession = () => {
  const session = useSession();
  const queries = useQueryClient();
  const wasIn = useRef(false);
  const [hadOne, setHadOne] = useState(session !== null);
  if (session !== null && !hadOne) setHadOne(true);

  // SEC-5: a session that ends, here or in another tab, leaves nothing behind that was read with it.
  useEffect(() => {
    if (wasIn.current && !session) queries.clear();
    wasIn.current = session !== null;
  }, [session, queries]);

  return (
    hadOne && (
      <Suspense fallback={null}>
        <SessionParts />
      </Suspense>
    )
  );
};
