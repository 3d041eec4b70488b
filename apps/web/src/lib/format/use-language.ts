import { useTranslation } from 'react-i18next';

/** The language of the screen: what is read from the API by language is asked for with it. */
export const useLanguage = (): string => useTranslation('common').i18n.language;
