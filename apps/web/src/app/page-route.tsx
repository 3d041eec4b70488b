import { lazy, Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PageBones, type BonesKind } from '../ui/page-bones.js';

type LoadPage = () => Promise<{ default: ComponentType }>;

/** One row of the route table: a path, the page's code (fetched on first use) and the outline shown meanwhile. */
export const page = (path: string, load: LoadPage, bones: BonesKind): RouteObject => {
  const Page = lazy(load);
  return {
    path,
    element: (
      <Suspense fallback={<PageBones kind={bones} />}>
        <Page />
      </Suspense>
    ),
  };
};

/** A page with a form. The request classes behind it describe themselves by metadata, which has to be there first. */
export const formPage = (path: string, load: LoadPage, bones: BonesKind): RouteObject =>
  page(
    path,
    async () => {
      await import('reflect-metadata');
      return load();
    },
    bones,
  );
