import { useMemo, type ReactNode } from 'react';
import { ThemeProvider, ThemesContext } from 'react-admin';
import { DirectionStyles } from './direction.js';
import { DocumentAttributes } from './document-attributes.js';
import { directionOf } from '../lib/format/format.js';
import { createConsoleTheme } from './theme.js';
import { useLanguage } from '../lib/words/words.js';

/**
 * Theme, mirrored styles and the document's attributes, all three from the language: an Arabic screen with one of them
 * missing is half mirrored.
 */
export const Themed = ({ children }: { children: ReactNode }) => {
  const direction = directionOf(useLanguage());
  const themes = useMemo(
    () => ({ lightTheme: createConsoleTheme('light', direction), darkTheme: createConsoleTheme('dark', direction) }),
    [direction],
  );
  return (
    <DirectionStyles direction={direction}>
      <ThemesContext.Provider value={themes}>
        <ThemeProvider>
          <DocumentAttributes />
          {children}
        </ThemeProvider>
      </ThemesContext.Provider>
    </DirectionStyles>
  );
};
