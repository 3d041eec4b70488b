import { Suspense, type ReactNode } from 'react';
import { useSite } from '../../lib/site/site.js';

/** SEC-22: shows its parts where the operator lets visitors be asked for leave to count them with Google Analytics. */
export const IfCounting = ({ children }: { children: ReactNode }) =>
  useSite().data?.thirdPartyAnalytics === 'yes' ? <Suspense>{children}</Suspense> : null;
