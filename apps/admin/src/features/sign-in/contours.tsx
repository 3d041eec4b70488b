import type { Shape } from '@cairn/design';
import { contoursDrawing } from '@cairn/design/drawings/contours';
import { createElement, type ReactNode } from 'react';

const draw = ({ tag, attrs, children = [] }: Shape, place: number): ReactNode =>
  createElement(tag, { ...attrs, key: place }, ...children.map(draw));

/** The contour lines beside the form: decoration, as on the site's sign-in page. */
export const Contours = () => (
  <svg viewBox={contoursDrawing.viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {contoursDrawing.shapes.map(draw)}
  </svg>
);
