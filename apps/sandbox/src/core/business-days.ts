const DAY_MS = 86_400_000;

/** The same time of day `days` business days later, in UTC, weekends skipped; bank holidays are not known here. */
export function addBusinessDays(instant: number, days: number): number {
  let result = instant;
  for (let left = days; left > 0;) {
    result += DAY_MS;
    const weekday = new Date(result).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return result;
}
