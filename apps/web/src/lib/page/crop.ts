export interface Size {
  width: number;
  height: number;
}

/** Which part of a picture is kept: the middle of the frame as a share of the picture, and how near it is. */
export interface Framing {
  x: number;
  y: number;
  zoom: number;
}

export interface Region extends Size {
  left: number;
  top: number;
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The largest part of a picture with the required proportions. */
const widest = ({ width, height }: Size, wanted: Size): Size => {
  const ratio = wanted.width / wanted.height;
  return width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
};

/** The largest zoom at which the selected part still has as many pixels as needed. */
export const mostZoom = (picture: Size, wanted: Size): number =>
  Math.max(1, widest(picture, wanted).width / wanted.width);

/** The part of the picture inside the frame, which never leaves the picture. */
export const regionOf = (picture: Size, wanted: Size, { x, y, zoom }: Framing): Region => {
  const largest = widest(picture, wanted);
  const near = between(zoom, 1, mostZoom(picture, wanted));
  const width = largest.width / near;
  const height = largest.height / near;
  return {
    width,
    height,
    left: between(x * picture.width - width / 2, 0, picture.width - width),
    top: between(y * picture.height - height / 2, 0, picture.height - height),
  };
};

/** Moves the frame by shares of the picture; at an edge it stays. */
export const moved = (picture: Size, wanted: Size, framing: Framing, by: { x: number; y: number }): Framing => {
  const { left, top, width, height } = regionOf(picture, wanted, {
    ...framing,
    x: framing.x + by.x,
    y: framing.y + by.y,
  });
  return { ...framing, x: (left + width / 2) / picture.width, y: (top + height / 2) / picture.height };
};
