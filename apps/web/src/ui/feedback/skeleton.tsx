import { useEffect } from 'react';
import { countOutline } from '../../lib/format/outlines.js';
import css from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; by default a line of text. */
  width?: string;
  height?: string;
  ratio?: string;
}

/** A grey piece of a page that is still loading. */
export const Skeleton = ({ width = '100%', height = '1rem', ratio }: SkeletonProps) => {
  useEffect(countOutline, []);
  return (
    <span
      aria-hidden
      className={css.skeleton}
      style={{ inlineSize: width, blockSize: ratio ? undefined : height, aspectRatio: ratio }}
    />
  );
};
