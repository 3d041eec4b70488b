// The first view comes from the server. Code is loaded once it is on the screen, so that it takes nothing from
// the fonts and the pictures.
import './app/styles.js';
import { readServedFiles } from './app/served-page.js';

const LONGEST_WAIT = 2_500;

/** Resolves when the page has been painted with its pictures; a frame that was handed over is not yet on the screen. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    const loaded = new Promise<void>((done) => {
      if (document.readyState === 'complete') done();
      else window.addEventListener('load', () => done(), { once: true });
    });
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      void loaded.then(resolve);
    }).observe({ type: 'paint', buffered: true });
    window.setTimeout(resolve, LONGEST_WAIT);
    return undefined;
  });

const begin = async (): Promise<void> => {
  const files = readServedFiles();
  // The page as it was built has nothing to show before its code.
  if (files !== null) {
    await painted();
    for (const href of files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
  }
  await import('./main.js');
};

// Not awaited here: what is in this file is imported by the code that follows, which would wait for itself.
void begin();
