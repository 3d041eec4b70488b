import { LANGUAGES, type Language } from '@cairn/contracts';
import { useSay } from '../app/words.js';
import css from './editor.module.css';

interface LanguageSwitchProps {
  value: Language;
  onChange: (language: Language) => void;
}

export const LanguageSwitch = ({ value, onChange }: LanguageSwitchProps) => {
  const say = useSay();
  return (
    <fieldset className={css.languages} aria-label={say('content.language')}>
      {LANGUAGES.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          className={css.language}
          lang={code}
          aria-pressed={code === value}
          onClick={() => onChange(code)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
};
