/** V-14: hosts whose videos may be shown. */
const VIDEO =
  /^https:\/\/(www\.youtube\.com\/watch\?v=[\w-]{6,}|youtu\.be\/[\w-]{6,}|(www\.|player\.)?vimeo\.com\/(video\/)?\d{5,})([?&#].*)?$/;

export const isVideoUrl = (url: string): boolean => VIDEO.test(url);
