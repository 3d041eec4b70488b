import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../lib/format/format.js';
import { useStepUpAsked } from '../lib/api/step-up.js';
import { useKitIsThere } from '../ui/kit/kit-is-there.js';
import { kitPart } from '../ui/kit/kit-part.js';

// Not before the kit, which the first toast brings along and waits in until its place is there.
const ToastPlace = kitPart(() => import('./toasts.js'));
// Loaded when a call first needs it; its request class needs the metadata library first.
const StepUpDialog = kitPart(async () => {
  await import('reflect-metadata');
  return import('../features/auth/components/step-up-dialog.js');
});

const Toasts = () => {
  const { i18n } = useTranslation('common');
  return useKitIsThere() && <ToastPlace direction={directionOf(i18n.language)} />;
};

/** SEC-14: the one dialog of step-up authentication, over any page. */
const StepUp = () => (useStepUpAsked() ? <StepUpDialog /> : null);

interface ProvidersProps {
  queries: QueryClient;
  children: ReactNode;
}

export const Providers = ({ queries, children }: ProvidersProps) => (
  <QueryClientProvider client={queries}>
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
    <Suspense fallback={null}>
      <StepUp />
    </Suspense>
    {children}
  </QueryClientProvider>
);
