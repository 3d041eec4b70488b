import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { BuiltFiles } from '../rendering/built-files.js';
import { withFonts } from '../rendering/finished-page.js';
import { pageHeaders, reportedTo, WEB_POLICY } from './page-policy.js';

/** The placeholder for the console's origin in the built page. */
const CONSOLE_ORIGIN = '__CONSOLE_ORIGIN__';

interface PreviewOptions {
  /** Folder of the web client. */
  web: string;
  /** Origin of the site. */
  origin: string;
  /** Origin of the console, where it has one of its own. */
  adminOrigin: string | undefined;
  media: string | undefined;
}

/**
 * The only page of the site that may be framed, and only by the console and the site itself: it shows a draft from
 * there, reads no session and runs no foreign code. Null where the client is not built.
 */
export function previewPage({ web, origin, adminOrigin, media }: PreviewOptions) {
  const file = join(web, 'dist', 'preview-frame.html');
  if (!existsSync(file)) return null;
  // In whichever language the draft is: Arabic pages use the Latin fonts too.
  const fonts = BuiltFiles.of(join(web, 'dist'))?.fontsOf('ar') ?? [];
  const html = withFonts(readFileSync(file, 'utf8').replaceAll(CONSOLE_ORIGIN, adminOrigin ?? ''), fonts);
  const headers = pageHeaders({
    ...WEB_POLICY,
    media,
    reported: reportedTo(origin),
    ancestors: adminOrigin === undefined ? "'self'" : `'self' ${adminOrigin}`,
  });
  return (reply: FastifyReply): FastifyReply => reply.headers(headers).send(html);
}
