/** The text fields of a form with a file, and under `userfile0` the number of the file's bytes. */
export function readMultipart(body: Buffer, contentType: string): Record<string, string> {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (boundary === undefined) return {};
  const parts = body.toString('latin1').split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.flatMap((part) => {
      const cut = part.indexOf('\r\n\r\n');
      const head = part.slice(0, cut);
      const name = /name="([^"]+)"/.exec(head)?.[1];
      const content = part.slice(cut + 4, -2);
      if (name === undefined) return [];
      const text = Buffer.from(content, 'latin1').toString('utf8');
      return [[name, head.includes('filename=') ? String(content.length) : text] as const];
    }),
  );
}
