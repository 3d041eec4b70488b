import { useEffect } from 'react';
import { countOutline } from '../lib/outlines.js';
import css from './bone.module.css';

interface BoneProps {
  /** CSS lengths; a line of text unless told. */
  width?: string;
  height?: string;
  ratio?: string;
}

/** A grey piece of a page that is still loading. */
export const Bone = ({ width = '100%', height = '1rem', ratio }: BoneProps) => {
  useEffect(countOutline, []);
  return (
    <span
      aria-hidden
      className={css.bone}
      style={{ inlineSize: width, blockSize: ratio ? undefined : height, aspectRatio: ratio }}
    />
  );
};
