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
  const known = ['en', 'fr', 'ar'];
  const stored = read('i18nextLng');
  const language = known.includes(stored) ? stored : known.find((code) => navigator.language.startsWith(code)) || 'en';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
  const scheme = read('mantine-color-scheme-value');
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
