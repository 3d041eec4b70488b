/** How long a check may take: a page waits for it. */
const LIMIT_MILLISECONDS = 8_000;

/** The result, or null after a timeout. */
export async function withinLimit<T>(work: Promise<T>, limit = LIMIT_MILLISECONDS): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
