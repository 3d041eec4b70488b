import { dayIn } from '@cairn/finance';
import { ownTimeZone } from '@cairn/i18n';
import { useCalls } from '../data/client.js';
import { useSite } from '../data/site.js';

/** The calendar date by the site's clock, from the server's time. */
export function useToday(): string {
  const { clock } = useCalls();
  return dayIn(useSite()?.timezone ?? ownTimeZone(), new Date(clock.now()));
}
