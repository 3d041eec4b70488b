import { DirectionProvider, MantineProvider } from '@mantine/core';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../../lib/format/format.js';
import { ForcedScheme } from './forced-scheme.js';
import { tellKit } from './kit-is-there.js';
import { theme } from './theme.js';

tellKit();

/** Around everything that is drawn with Mantine. A page that has nothing of it does not fetch it. */
export const Kit = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation('common');
  const scheme = use(ForcedScheme);
  return (
    // Follows the document, so that the page stays, and what somebody has begun on it, when the language turns it
    // round.
    <DirectionProvider initialDirection={directionOf(i18n.language)}>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
        {...(scheme !== null && { forceColorScheme: scheme })}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
};
