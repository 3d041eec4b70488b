import { palettes, semantic, type Scheme } from '@cairn/design';
import type { RaThemeOptions } from 'react-admin';

const RAISED = 'var(--cn-shadow-raised)';
const OVERLAY = 'var(--cn-shadow-overlay)';

/** MUI has 25 depths, the design two: index 1 is raised, 8 and above float over the page, the rest lie flat. */
const shadows = Array.from({ length: 25 }, (_, depth) =>
  depth === 1 ? RAISED : depth >= 8 ? OVERLAY : 'none',
) as unknown as RaThemeOptions['shadows']; // a tuple of 25, which Array.from cannot say

/** The tokens of the design in MUI's terms, for one scheme and one direction. */
export function createConsoleTheme(scheme: Scheme, direction: 'ltr' | 'rtl'): RaThemeOptions {
  const token = semantic[scheme];
  const state = (name: 'success' | 'warning' | 'danger' | 'info') => ({
    main: token[name],
    light: token[`${name}-soft`],
    dark: token[`${name}-text`],
    contrastText: token[`on-${name}`],
  });
  const display = { fontFamily: 'var(--cn-font-display)', fontWeight: 'var(--cn-weight-display)' as unknown as number };
  return {
    direction,
    palette: {
      mode: scheme,
      primary: {
        main: token.accent,
        dark: token['accent-hover'],
        light: palettes.tarn[3],
        contrastText: token['on-accent'],
      },
      secondary: { main: token['border-strong'], contrastText: token['text-inverse'] },
      background: { default: token.surface, paper: token.surface },
      text: { primary: token.text, secondary: token['text-muted'], disabled: token['text-muted'] },
      divider: token.border,
      success: state('success'),
      warning: state('warning'),
      error: state('danger'),
      info: state('info'),
    },
    shape: { borderRadius: 6 },
    shadows,
    typography: {
      fontFamily: 'var(--cn-font-text)',
      fontSize: 14,
      h1: display,
      h2: display,
      h3: display,
      h6: { ...display, fontSize: '1.25rem' },
      body1: { fontSize: '0.875rem', lineHeight: 'var(--cn-lh-console)' },
      body2: { fontSize: '0.875rem', lineHeight: 'var(--cn-lh-console)' },
      button: { textTransform: 'none', fontWeight: 600, fontSize: '0.875rem', letterSpacing: 0 },
    },
    sidebar: { width: 224, closedWidth: 56 },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true, disableRipple: true },
        styleOverrides: {
          outlined: {
            '&.MuiButton-colorInherit': { borderColor: token['border-strong'] },
          },
          sizeLarge: { minHeight: '2.75rem' },
          root: {
            minHeight: '2.25rem',
            flex: 'none',
            whiteSpace: 'nowrap',
            padding: '0.25rem 0.75rem',
            '@media (max-width: 40em)': { minHeight: '2.75rem' },
            '&.Mui-disabled': {
              background: 'var(--cn-sunken)',
              color: 'var(--cn-text-muted)',
              borderColor: 'var(--cn-border)',
            },
          },
        },
      },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiDialog: {
        styleOverrides: { paper: { width: '40rem', borderRadius: 12, boxShadow: OVERLAY, margin: '1rem' } },
      },
      MuiDialogActions: { styleOverrides: { root: { padding: '0.5rem 1.5rem 1.25rem' } } },
      // The depth that MUI tells a white knob by is none of the design's.
      MuiSwitch: {
        styleOverrides: {
          switchBase: { color: token['text-muted'], '&.Mui-checked': { color: token.accent } },
        },
      },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiOutlinedInput: {
        styleOverrides: {
          notchedOutline: { borderColor: token['border-strong'] },
          root: { background: token.surface },
        },
      },
      // What cannot be chosen in a menu is still read: who is signed in.
      MuiMenuItem: { styleOverrides: { root: { '&.Mui-disabled': { opacity: 1, color: token['text-muted'] } } } },
      MuiMenu: { styleOverrides: { paper: { border: `1px solid ${token.border}`, boxShadow: OVERLAY } } },
      // Never over the name and the close button of an open record: beside it, or below its head where it fills the screen.
      MuiSnackbar: {
        styleOverrides: {
          root: {
            '@media (min-width: 72em)': { 'body:has(aside) &': { right: 'calc(29rem + 1.5rem)' } },
            '@media (max-width: 71.99em)': { 'body:has(aside) &': { top: '7rem' } },
          },
        },
      },
      MuiSnackbarContent: {
        styleOverrides: { root: { background: token.ink, color: token['on-ink'], fontSize: '0.875rem' } },
      },
      MuiTooltip: { styleOverrides: { tooltip: { background: token.ink, color: token['on-ink'] } } },
    },
  };
}
