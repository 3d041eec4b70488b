import { contrastRatio } from '@cairn/design';
import { colourSheet } from './colour-sheet.js';

const valueOf = (sheet: string, scheme: 'light' | 'dark', name: string): string =>
  new RegExp(`='${scheme}'\\] {[^}]*--${name}: ([^;]+);`).exec(sheet)?.[1] ?? '';

describe('a site in its own colours', () => {
  it.each(['#0c5d6c', '#8a1c4a', '#1f4fbf', '#000000'])('%s can be read as text and under text', (colour) => {
    const sheet = colourSheet(colour, null);
    expect(contrastRatio(valueOf(sheet, 'light', 'cn-accent'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(
      contrastRatio(valueOf(sheet, 'light', 'cn-accent-soft-text'), valueOf(sheet, 'light', 'cn-accent-soft')),
    ).toBeGreaterThanOrEqual(4.5);
  });

  it('leaves what the site has not chosen as it is', () => {
    expect(colourSheet(null, null)).toBe('');
    expect(colourSheet('#1f4fbf', null)).not.toContain('cn-yours');
    expect(colourSheet(null, '#6c6602')).not.toContain('cn-accent');
  });
});
