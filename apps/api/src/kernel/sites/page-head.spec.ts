import { titled, withHead, type PageHead } from './page-head.js';

const HTML = `<!doctype html>
<html lang="en" dir="ltr" data-mantine-color-scheme="light">
  <head>
    <meta
      name="description"
      content="As built."
    />
    <title>As built</title>
  </head>
  <body><div id="root"></div></body>
</html>`;

const head: PageHead = {
  site: 'Cairn',
  title: 'Warp & Well · Cairn',
  description: 'A mill "of" <wool>',
  image: 'https://cairn.example/media/1',
  kind: 'article',
  path: '/campaign-detail-page/warp',
  indexed: true,
  data: { name: '</script><script>alert(1)</script>' },
};

describe('the head of a page', () => {
  it('takes the place of the built one, in the language and direction of its reader', () => {
    const html = withHead(HTML, head, 'ar', 'https://cairn.example');
    expect(html).toContain('<html lang="ar" dir="rtl" data-languages="en fr ar" data-mantine-color-scheme="light">');
    expect(html).not.toContain('As built');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('<title>Warp &amp; Well · Cairn</title>');
    expect(html).toContain('<meta property="og:image" content="https://cairn.example/media/1" />');
  });

  it('names the page in every language, and once for those who have none of them', () => {
    const html = withHead(HTML, head, 'fr', 'https://cairn.example');
    const page = 'https://cairn.example/campaign-detail-page/warp';
    expect(html).toContain(`<link rel="canonical" href="${page}?lng=fr" />`);
    for (const language of ['en', 'fr', 'ar'])
      expect(html).toContain(`hreflang="${language}" href="${page}?lng=${language}" />`);
    expect(html).toContain(`hreflang="x-default" href="${page}" />`);
  });

  it('SEC-20 what people wrote stays text, in attributes and in structured data', () => {
    const html = withHead(HTML, { ...head, title: '$& <b>' }, 'en', 'https://cairn.example');
    expect(html).toContain('<title>$&amp; &lt;b&gt;</title>');
    expect(html).toContain('content="A mill &quot;of&quot; &lt;wool&gt;"');
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  it('keeps a page that is not for everybody out of search engines', () => {
    const html = withHead(HTML, { ...head, indexed: false, image: null, data: null }, 'en', 'https://cairn.example');
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toMatch(/canonical|hreflang|og:image|ld\+json/);
  });

  it('has what the page calls itself, where it is not written for search engines', () => {
    const signIn = { ...head, indexed: false };
    expect(titled(signIn, 'Sign in · Cairn')).toEqual({ ...signIn, title: 'Sign in · Cairn' });
    expect(titled(signIn, null)).toEqual(signIn);
    expect(titled(head, 'Campaign · Cairn')).toEqual(head);
  });
});
