import type { Drawing as DrawingData, Shape } from '@cairn/design';
import { createElement, useId, type ReactNode } from 'react';

interface DrawingProps {
  data: DrawingData;
  /** The drawing's text alternative; without it the drawing is decorative. */
  label?: string;
  className?: string;
  fill?: boolean;
  /** Addresses of the covers a drawing is cut from, by name. */
  covers?: Readonly<Record<string, string>>;
  /** More SVG on top of the drawing, in its coordinates. */
  children?: ReactNode;
}

/** Ids are made unique, since the same drawing may be on a page twice. */
const unique = (value: string, scope: string): string => value.replaceAll(/url\(#([^)]+)\)/g, `url(#${scope}$1)`);

const draw = (shape: Shape, scope: string, covers: Readonly<Record<string, string>>, key: number): ReactNode => {
  const { cover, id, ...attrs } = shape.attrs;
  const props: Record<string, unknown> = { key };
  for (const [name, value] of Object.entries(attrs)) props[name] = unique(value, scope);
  if (id) props.id = scope + id;
  if (cover) props.href = covers[cover];
  return createElement(shape.tag, props, ...(shape.children ?? []).map((child, at) => draw(child, scope, covers, at)));
};

/** One of the drawings of the design package, painted with the colours of the present scheme. */
export const Drawing = ({ data, label, className, fill, covers = {}, children }: DrawingProps) => {
  const scope = useId();
  return (
    <svg
      viewBox={data.viewBox}
      className={className}
      preserveAspectRatio={fill ? 'xMidYMid slice' : undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {data.shapes.map((shape, at) => draw(shape, scope, covers, at))}
      {children}
    </svg>
  );
};
