import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../lib/format.js';
import { queryClient } from '../lib/query-client.js';
import { theme } from './theme.js';

// A toast that is asked for before this has come waits in the store.
const Toasts = lazy(() => import('./toasts.js'));

export const Providers = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation('common');
  const direction = directionOf(i18n.language);
  return (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={queryClient}>
          <Suspense fallback={null}>
            <Toasts direction={direction} />
          </Suspense>
          {children}
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
};
