import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { fetchedLater } from './connection.js';

/** A part of a page whose code is fetched when first needed, and waits for a connection without taking the page along. */
export const fetchedPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => fetchedLater(load));
