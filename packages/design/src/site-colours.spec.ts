import { contrastRatio } from './contrast.js';
import { isColour, LEAST_CONTRAST, nearestReadable, scaleAround, siteContrast } from './site-colours.js';

describe('a site’s own colour', () => {
  it('is step 7 of ten that go from light to dark', () => {
    const scale = scaleAround('#0C5D6C');
    expect(scale).toHaveLength(10);
    expect(scale[7]).toBe('#0c5d6c');
    const lightness = scale.map((step) => contrastRatio(step, '#000000'));
    expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
  });

  it.each(['#dfd746', '#67b1c3', '#ffffff', '#ff0000', '#808080'])(
    '%s has a nearest neighbour that is readable',
    (colour) => {
      const near = nearestReadable(colour);
      expect(siteContrast(near)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      expect(isColour(near)).toBe(true);
    },
  );

  it('stays itself where it is readable', () => {
    expect(nearestReadable('#0c5d6c')).toBe('#0c5d6c');
  });
});
