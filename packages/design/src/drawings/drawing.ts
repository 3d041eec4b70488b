/** One SVG element as data, so that each application renders drawings without parsing markup. */
export interface Shape {
  readonly tag: string;
  /** SVG attributes in React's spelling. An `image` names its picture in `cover` instead of a URL. */
  readonly attrs: Readonly<Record<string, string>>;
  readonly children?: readonly Shape[];
}

/** A drawing of the product: a view box and its elements, painted in order. */
export interface Drawing {
  readonly viewBox: string;
  readonly shapes: readonly Shape[];
}
