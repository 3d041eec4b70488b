import { DirectionProvider, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../lib/format.js';
import { queryClient } from '../lib/query-client.js';
import { theme } from './theme.js';

/** C-09: toasts stand at the top of the inline end and leave after five seconds. */
const TOAST_MS = 5000;

export const Providers = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation('common');
  const direction = directionOf(i18n.language);
  return (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={queryClient}>
          <Notifications position={direction === 'rtl' ? 'top-left' : 'top-right'} autoClose={TOAST_MS} />
          {children}
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
};
