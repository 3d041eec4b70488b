/** The driver gives `[rows, count]` for UPDATE … RETURNING and plain rows for everything else. */
export function rowsOfUpdate<T>(result: unknown): T[] {
  if (Array.isArray(result) && result.length === 2 && Array.isArray(result[0]) && typeof result[1] === 'number') {
    return result[0] as T[]; // the query's own columns
  }
  return result as T[];
}
