import { render, screen } from '@testing-library/react';
import { watchSight } from '../../testing/sight.js';
import { useSectionSpy } from './section-spy.js';

const IDS = ['overview', 'terms', 'investors'] as const;

const Page = () => {
  const here = useSectionSpy(IDS);
  return (
    <>
      <output>{here}</output>
      {IDS.map((id) => (
        <section key={id} id={id} />
      ))}
    </>
  );
};

/** Scrolls so that the sections, each 500 px high, begin so far down the window of 768 px. */
function scroll(first: number): void {
  IDS.forEach((id, index) => {
    const section = document.getElementById(id);
    if (section) section.getBoundingClientRect = () => DOMRect.fromRect({ y: first + index * 500, height: 500 });
  });
}

describe('the section that is read', () => {
  it('is the last one that has come up to the upper third', () => {
    const sight = watchSight();
    render(<Page />);
    scroll(-350);
    sight.come();
    expect(screen.getByRole('status').textContent).toBe('terms');
  });

  it('is the first one after a jump from the last to the top of the page', () => {
    const sight = watchSight();
    render(<Page />);
    scroll(-900);
    sight.come();
    expect(screen.getByRole('status').textContent).toBe('investors');
    scroll(600);
    sight.go();
    expect(screen.getByRole('status').textContent).toBe('overview');
  });
});
