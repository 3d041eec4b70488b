import { useContext, useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { StepsContext } from '../../ui/layout/steps.js';

const OWN_KEYS = 'input, textarea, select, [role="tablist"], [role="menu"], [contenteditable]';

/** Keys without a modifier, for somebody who reads many comments: j and k lead to the neighbours, the others act. */
export function useModerationKeys(
  acts: Readonly<Record<string, (() => void) | undefined>>,
  /** Where the acts stand: on narrow screens in a panel over the list, which is no question of its own. */
  place: RefObject<HTMLElement | null>,
): void {
  const navigate = useNavigate();
  const steps = useContext(StepsContext);
  useEffect(() => {
    const go = (to: string | null | undefined) => (to ? () => void navigate(to) : undefined);
    const keys = new Map([['j', go(steps?.next)], ['k', go(steps?.previous)], ...Object.entries(acts)]);
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (event.target instanceof HTMLElement && event.target.closest(OWN_KEYS) !== null) return;
      const modals = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
      if (modals.some((modal) => !modal.contains(place.current))) return;
      const act = keys.get(event.key.toLowerCase());
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [acts, navigate, place, steps]);
}
