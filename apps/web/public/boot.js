// Runs before the first paint: the stored language gives the direction, the stored or preferred scheme the colours.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const isRendered = 'rendered' in root.dataset;
  // As the server tells them; in the page as it was built, all.
  const offered = (root.dataset.languages || 'en fr ar').split(' ');
  const shared = new URLSearchParams(location.search).get('lng');
  const sent = root.dataset.languages ? root.lang : navigator.language.slice(0, 2);
  const language = [shared, read('i18nextLng'), sent].find((code) => offered.includes(code)) || offered[0];
  if (isRendered && language !== root.lang) {
    // The server did not know what this browser has stored. With the cookie it does; without cookies it never will.
    const cookie = `lng=${language}`;
    document.cookie = `${cookie}; path=/; max-age=31536000; samesite=lax`;
    if (document.cookie.includes(cookie)) location.reload();
  }
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';

  const scheme = read('mantine-color-scheme-value');
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';

  if (!isRendered) return;

  // Who is here is known to the browser alone: the style sheet hides what is for visitors until the page is taken over.
  if (read('token') && Date.parse(read('expirationDate')) > Date.now()) root.dataset.session = '';

  // Sizes that come with single elements: the policy refuses them as text, and lets a script set them.
  const dress = () => {
    for (const element of document.querySelectorAll('[data-style]')) {
      element.style.cssText = element.dataset.style;
      element.removeAttribute('data-style');
    }
  };
  const dresser = new MutationObserver(dress);
  dresser.observe(root, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    dresser.disconnect();
    dress();
  });

  // What is pressed and typed before the code is there is kept, and done again by it (early-presses.ts).
  const events = [];
  const hear = (event) => {
    const { type, target, submitter } = event;
    if (type === 'submit') {
      // Without an address of its own a form is sent by its code.
      if (!target.hasAttribute('action')) events.push({ type, target, by: submitter });
      else return;
    } else if (type === 'input') {
      // The browser shows by itself what was typed and ticked.
      const isTick = target.type === 'checkbox' || target.type === 'radio';
      events.push(isTick ? { type: 'tick', target, isOn: target.checked } : { type, target, value: target.value });
      return;
    } else {
      const pressed = target.closest('button, input, a, summary, label');
      if (!pressed?.matches('button') || pressed.matches('[type=submit]')) return;
      events.push({ type, target: pressed });
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const KINDS = ['click', 'input', 'submit'];
  for (const kind of KINDS) document.addEventListener(kind, hear, true);
  window.takeEarlyEvents = () => {
    for (const kind of KINDS) document.removeEventListener(kind, hear, true);
    return events;
  };
})();
