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
  const wished = [new URLSearchParams(location.search).get('lng'), read('i18nextLng'), navigator.language.slice(0, 2)];
  const language = wished.find((code) => known.includes(code)) || 'en';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
  const scheme = read('mantine-color-scheme-value');
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
