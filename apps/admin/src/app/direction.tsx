import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { useMemo, type ReactNode } from 'react';
import { prefixer } from 'stylis';

/** The nonce of this response; without it the policy refuses every style that is written at run time. */
const pageNonce = (): string | undefined =>
  document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? undefined;

const createDirectionCache = (direction: 'ltr' | 'rtl', nonce: string | undefined): EmotionCache =>
  createCache({
    key: direction === 'rtl' ? 'cnrtl' : 'cn',
    prepend: true,
    ...(nonce === undefined ? {} : { nonce }),
    ...(direction === 'rtl' ? { stylisPlugins: [prefixer, rtlPlugin] } : {}),
  });

interface DirectionProps {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/** MUI's styles, mirrored for Arabic: a cache of its own for each direction, so that neither sees the other's rules. */
export function DirectionStyles({ direction, children }: DirectionProps) {
  const cache = useMemo(() => createDirectionCache(direction, pageNonce()), [direction]);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
