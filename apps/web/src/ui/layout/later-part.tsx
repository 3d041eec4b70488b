import { Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { awaitPart, partIsThere } from '../../lib/page/taking-over.js';

/** Its effect runs before that of the part around it if both run together. */
const There = ({ tell }: { tell: () => void }) => {
  useLayoutEffect(() => tell(), [tell]);
  return null;
};

/** The events of one part, in any order. */
function watchPart(): { there: () => void; stands: () => () => void } {
  const part = {};
  let isThere = false;
  return {
    there: () => {
      isThere = true;
      partIsThere(part);
    },
    stands: () => {
      if (!isThere) awaitPart(part);
      return () => partIsThere(part);
    },
  };
}

/** A part of a page that may follow the rest, in the browser as on the server: nothing waits for its code. */
export const LaterPart = ({ outline, children }: { outline: ReactNode; children: ReactNode }) => {
  const [part] = useState(watchPart);
  useLayoutEffect(() => part.stands(), [part]);
  return (
    <Suspense fallback={outline}>
      {children}
      <There tell={part.there} />
    </Suspense>
  );
};
