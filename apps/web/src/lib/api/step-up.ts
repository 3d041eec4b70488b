import { createStepUp } from '@cairn/client';
import { useSyncExternalStore } from 'react';

/** SEC-14: asks the reader once, for all calls that wait, to confirm the identity. */
export const stepUp = createStepUp();

/** The dialog's outcome. */
export const answerStepUp = stepUp.answer;

export const useStepUpAsked = (): boolean => useSyncExternalStore(stepUp.subscribe, stepUp.isAsked, () => false);
