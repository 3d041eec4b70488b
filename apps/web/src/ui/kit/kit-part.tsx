import type { ComponentType, LazyExoticComponent } from 'react';
import { fetchedPart } from '../../lib/api/fetched-part.js';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component drawn with the kit, and the kit's provider around it, both fetched in parallel. */
export const withKit =
  <Props extends object>(load: Load<Props>): Load<Props> =>
  async () => {
    const [{ Kit }, { default: Part }] = await Promise.all([import('./kit.js'), load()]);
    const Drawn = (props: Props) => (
      <Kit>
        <Part {...props} />
      </Kit>
    );
    return { default: Drawn };
  };

/** A part of a page that is drawn with the kit, fetched when first needed. */
export const kitPart = <Props extends object>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> =>
  fetchedPart(withKit(load));
