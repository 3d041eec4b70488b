import { lazy, Suspense, type ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { fetchedLater } from '../lib/api/connection.js';
import { i18n } from '../lib/format/i18n.js';
import { PageSkeleton, type BonesKind } from '../ui/feedback/page-skeletons.js';

type LoadPage = () => Promise<{ default: ComponentType }>;

/** The code of a page and its words, fetched once and side by side. */
class PageCode {
  private code: ReturnType<LoadPage> | null = null;

  constructor(
    private readonly load: LoadPage,
    private readonly words: readonly string[],
  ) {}

  fetch(): ReturnType<LoadPage> {
    if (this.code === null) {
      this.code = fetchedLater(this.load);
      // What fails is asked for again, and told, where the words are used.
      i18n.loadNamespaces(this.words).catch(() => undefined);
    }
    return this.code;
  }
}

/** Begins to fetch the page of an address, before anything is drawn. */
export const fetchPage = (routes: RouteObject[]): void => {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    const handle: unknown = route.handle;
    // The page itself tells what failed, once it is drawn.
    if (handle instanceof PageCode) handle.fetch().catch(() => undefined);
  }
};

/**
 * One row of the route table: a path, the page's code (fetched on first use) and the outline shown meanwhile.
 * @param words the page's words, where they are fetched along with its code
 */
export const page = (path: string, load: LoadPage, skeleton: BonesKind, ...words: string[]): RouteObject => {
  const code = new PageCode(load, words);
  const Page = lazy(() => code.fetch());
  return {
    path,
    handle: code,
    element: (
      <Suspense fallback={<PageSkeleton kind={skeleton} />}>
        <Page />
      </Suspense>
    ),
  };
};

/** A page with a form. The request classes behind it describe themselves by metadata, which has to be there first. */
export const formPage = (path: string, load: LoadPage, skeleton: BonesKind): RouteObject =>
  page(
    path,
    async () => {
      await import('reflect-metadata');
      return load();
    },
    skeleton,
  );
