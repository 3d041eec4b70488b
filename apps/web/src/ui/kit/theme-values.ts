import { palettes } from '@cairn/design';
import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';

const scale = (family: keyof typeof palettes): MantineColorsTuple =>
  [...palettes[family]] as unknown as MantineColorsTuple;

/** The part of the theme that is plain values, shared with the build, which writes it out as CSS. */
export const themeValues = {
  colors: {
    tarn: scale('tarn'),
    lichen: scale('lichen'),
    success: scale('success'),
    warning: scale('warning'),
    danger: scale('danger'),
    info: scale('info'),
    red: scale('danger'),
    gray: scale('stone'),
    dark: scale('slate'),
  },
  primaryColor: 'tarn',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.42,
  fontFamily: 'var(--cn-font-text)',
  fontFamilyMonospace: 'var(--cn-font-mono)',
  headings: { fontFamily: 'var(--cn-font-display)', fontWeight: 'var(--cn-weight-display)' },
  radius: { sm: '6px', md: '6px', lg: '12px' },
  defaultRadius: 'sm',
  spacing: { xs: '.5rem', sm: '.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  shadows: { sm: 'var(--cn-shadow-raised)', md: 'var(--cn-shadow-overlay)', lg: 'var(--cn-shadow-overlay)' },
  breakpoints: { xs: '30em', sm: '40em', md: '56em', lg: '72em', xl: '88em' },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
} satisfies MantineThemeOverride;

/** The kit's variables, set from the design tokens of the current scheme. */
export const meanings = {
  variables: { '--mantine-line-height': 'var(--cn-lh-body)' },
  schemes: {
    '--mantine-color-body': 'var(--cn-bg)',
    '--mantine-color-text': 'var(--cn-text)',
    '--mantine-color-dimmed': 'var(--cn-text-muted)',
    '--mantine-color-default': 'var(--cn-surface)',
    '--mantine-color-default-hover': 'var(--cn-surface-hover)',
    '--mantine-color-default-color': 'var(--cn-text)',
    '--mantine-color-default-border': 'var(--cn-border-strong)',
    '--mantine-color-error': 'var(--cn-danger-text)',
    '--mantine-color-anchor': 'var(--cn-accent-text)',
    '--mantine-color-placeholder': 'var(--cn-text-muted)',
    '--mantine-primary-color-filled': 'var(--cn-accent)',
    '--mantine-primary-color-filled-hover': 'var(--cn-accent-hover)',
    '--mantine-primary-color-contrast': 'var(--cn-on-accent)',
  },
};
