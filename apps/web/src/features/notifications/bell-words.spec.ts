import { createInstance } from 'i18next';
import { wordsOf } from '../../testing/words.cjs';

describe('the name of the bell', () => {
  it.each(['en', 'fr', 'ar'])('%s: has the number that it shows, for whoever speaks to it', async (lng) => {
    const i18n = createInstance();
    await i18n.init({ lng, resources: { [lng]: wordsOf(lng) } });
    for (const count of [1, 2, 3, 11, 100]) expect(i18n.t('notifications:bell', { count })).toContain(String(count));
  });
});
