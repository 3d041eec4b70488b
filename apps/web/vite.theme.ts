import {
  convertCssVariables,
  createTheme,
  defaultCssVariablesResolver,
  DEFAULT_THEME,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { meanings, themeValues } from './src/ui/kit/theme-values.js';

const ID = 'virtual:mantine-theme.css';
const RESOLVED = `\0${ID}`;

/** The kit's variables for our theme as one static style sheet, since nothing may inject styles at run time. */
const themeCss = (): string => {
  const theme = mergeMantineTheme(DEFAULT_THEME, createTheme(themeValues));
  const resolved = defaultCssVariablesResolver(theme);
  const own = {
    variables: { ...resolved.variables, ...meanings.variables },
    light: { ...resolved.light, ...meanings.schemes },
    dark: { ...resolved.dark, ...meanings.schemes },
  };
  return convertCssVariables(own, ':root');
};

/** Serves `virtual:mantine-theme.css`. */
export const mantineThemeCss = (): Plugin => ({
  name: 'mantine-theme-css',
  resolveId: (id) => (id === ID ? RESOLVED : undefined),
  load: (id) => (id === RESOLVED ? themeCss() : undefined),
});
