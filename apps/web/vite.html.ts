import type { Plugin } from 'vite';

/** The server has drawn the page: its styles, fonts and pictures come before its code. */
export const codeAfterPaint = (): Plugin => ({
  name: 'code-after-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replaceAll('<script type="module" ', '<script type="module" fetchpriority="low" '),
  },
});
