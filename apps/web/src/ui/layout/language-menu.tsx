import { Suspense, useState } from 'react';
import { LanguageButton, type LanguageButtonProps } from './language-button.js';
import { kitPart } from '../kit/kit-part.js';

// The menu and what places it are heavy, and most readers never open it.
const LanguageList = kitPart(() => import('./language-list.js'));

/** The present language; the first press fetches the list and opens it. */
export const LanguageMenu = (props: LanguageButtonProps) => {
  const [wanted, setWanted] = useState(false);
  if (!wanted) return <LanguageButton {...props} onClick={() => setWanted(true)} />;
  return (
    <Suspense fallback={<LanguageButton {...props} aria-busy />}>
      <LanguageList {...props} />
    </Suspense>
  );
};
