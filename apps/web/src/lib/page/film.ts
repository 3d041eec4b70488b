/** A film on one of the two hosts that pages may show (V-14). */
export interface Film {
  host: 'YouTube' | 'Vimeo';
  /** Plays without leaving cookies before the reader has agreed (SEC-20). */
  embedUrl: string;
}

const YOUTUBE = /^(?:www\.|m\.)?youtube\.com$|^youtu\.be$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;

/** The film behind an address, or null when it is on neither host. */
export function filmOf(address: string): Film | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  if (YOUTUBE.test(hostname)) {
    const id = searchParams.get('v') ?? pathname.split('/').findLast((part) => part !== '');
    return id && /^[\w-]{6,20}$/.test(id)
      ? { host: 'YouTube', embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` }
      : null;
  }
  if (VIMEO.test(hostname)) {
    const id = pathname.split('/').find((part) => /^\d{4,12}$/.test(part));
    return id ? { host: 'Vimeo', embedUrl: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` } : null;
  }
  return null;
}
