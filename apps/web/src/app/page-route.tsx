import { createContext, lazy, Suspense, use, useEffect, type ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { fetchedLater } from '../lib/api/connection.js';
import { holdClock } from '../lib/api/server-clock.js';
import { i18n } from '../lib/format/i18n.js';
import { tellAlive } from '../lib/page/early-presses.js';
import { inBrowser } from '../lib/page/page-scope.js';
import { pageIsThere } from '../lib/page/taking-over.js';
import { withKit } from '../ui/kit/kit-part.js';
import { PageSkeleton, type BonesKind } from '../ui/feedback/page-skeletons.js';

type LoadPage = () => Promise<{ default: ComponentType }>;

/** The code of a page and its words, fetched once and side by side. */
export class PageCode {
  private code: ReturnType<LoadPage> | null = null;

  constructor(
    /** The page's file below `app/routes`: the build lists under it what the page is made of. */
    readonly module: string,
    private readonly load: LoadPage,
    private readonly words: readonly string[],
  ) {}

  fetch(): ReturnType<LoadPage> {
    if (this.code === null) {
      this.code = fetchedLater(this.load);
      // A failed request is repeated, and reported, where the texts are used. The server has all texts.
      if (inBrowser) i18n.loadNamespaces(this.words).catch(() => undefined);
    }
    return this.code;
  }
}

/** Begins to fetch the page of an address, before anything is drawn. */
export const fetchPage = (routes: RouteObject[]): void => {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    const handle: unknown = route.handle;
    // The page itself reports what failed, once it is rendered.
    if (handle instanceof PageCode) handle.fetch().catch(() => undefined);
  }
};

/** Whether the page needs a session, and it is not known yet whether there is one. */
export const AwaitsSession = createContext(false);

/** Says that the page can be used: what was pressed before then is done now. */
const Alive = () => {
  useEffect(() => {
    pageIsThere(() => {
      holdClock(null);
      void tellAlive();
      delete document.documentElement.dataset['session'];
    });
  }, []);
  return null;
};

const Shown = ({ page: Page, skeleton }: { page: ComponentType; skeleton: BonesKind }) => {
  const outline = <PageSkeleton kind={skeleton} />;
  if (use(AwaitsSession)) return outline;
  return (
    <Suspense fallback={outline}>
      <Page />
      <Alive />
    </Suspense>
  );
};

/**
 * One row of the route table: a path, the page's file and code (fetched on first use) and the outline shown meanwhile. The
 * page has nothing of the kit, which therefore is not fetched with it.
 * @param words the page's words, where they are fetched along with its code
 */
export const plainPage = (
  path: string,
  module: string,
  load: LoadPage,
  skeleton: BonesKind,
  ...words: string[]
): RouteObject => {
  const code = new PageCode(module, load, words);
  const Page = lazy(() => code.fetch());
  return { path, handle: code, element: <Shown page={Page} skeleton={skeleton} /> };
};

/** The same for a page that is drawn with the kit. */
export const page: typeof plainPage = (path, module, load, skeleton, ...words) =>
  plainPage(path, module, withKit(load), skeleton, ...words);

/** A page with a form. The request classes behind it describe themselves by metadata, which has to be there first. */
export const formPage = (path: string, module: string, load: LoadPage, skeleton: BonesKind): RouteObject =>
  page(
    path,
    module,
    async () => {
      await import('reflect-metadata');
      return load();
    },
    skeleton,
  );
