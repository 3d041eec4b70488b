import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../lib/format/format.js';
import { useIsHydrated } from '../lib/page/use-is-hydrated.js';
import { useStepUpAsked } from '../lib/api/step-up.js';
import { fetchedPart } from '../lib/api/fetched-part.js';
import { theme } from './theme.js';

// A toast that is asked for before this has come waits in the store.
const Toasts = fetchedPart(() => import('./toasts.js'));
// Fetched when a call first asks for it; its request class describes itself by metadata, which has to be there first.
const StepUpDialog = fetchedPart(async () => {
  await import('reflect-metadata');
  return import('../features/auth/components/step-up-dialog.js');
});

/** SEC-14: the one dialog that proves who is there, over whichever page asked for it. */
const StepUp = () => (useStepUpAsked() ? <StepUpDialog /> : null);

interface ProvidersProps {
  queries: QueryClient;
  children: ReactNode;
}

export const Providers = ({ queries, children }: ProvidersProps) => {
  const { i18n } = useTranslation('common');
  const direction = directionOf(i18n.language);
  const isHydrated = useIsHydrated();
  return (
    // Follows the document, so that the page stays, and what somebody has begun on it, when the language turns it
    // round.
    <DirectionProvider initialDirection={direction}>
      <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={queries}>
          <Suspense fallback={null}>{isHydrated && <Toasts direction={direction} />}</Suspense>
          <Suspense fallback={null}>
            <StepUp />
          </Suspense>
          {children}
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
};
