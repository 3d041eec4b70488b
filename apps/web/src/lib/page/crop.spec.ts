import { mostZoom, moved, regionOf } from './crop.js';

const COVER = { width: 1350, height: 400 };
const SQUARE = { width: 200, height: 200 };
const middle = { x: 0.5, y: 0.5, zoom: 1 };

it('V-27 keeps the largest part of the wanted form, from the middle', () => {
  expect(regionOf({ width: 2700, height: 1000 }, COVER, middle)).toEqual({
    width: 2700,
    height: 800,
    left: 0,
    top: 100,
  });
  expect(regionOf({ width: 400, height: 300 }, SQUARE, middle)).toEqual({ width: 300, height: 300, left: 50, top: 0 });
});

it('V-27 never goes so near that fewer pixels are left than are wanted', () => {
  expect(mostZoom({ width: 2700, height: 1000 }, COVER)).toBe(2);
  expect(mostZoom({ width: 1350, height: 400 }, COVER)).toBe(1);
  expect(regionOf({ width: 400, height: 400 }, SQUARE, { ...middle, zoom: 9 })).toMatchObject({
    width: 200,
    height: 200,
  });
});

it('moves the frame up to the edge of the picture and no further', () => {
  const picture = { width: 400, height: 200 };
  const right = moved(picture, SQUARE, middle, { x: 0.1, y: 0 });
  expect(right.x).toBeCloseTo(0.6);
  const edge = moved(picture, SQUARE, right, { x: 9, y: 9 });
  expect(regionOf(picture, SQUARE, edge)).toEqual({ width: 200, height: 200, left: 200, top: 0 });
  expect(moved(picture, SQUARE, edge, { x: 1, y: 0 })).toEqual(edge);
});
