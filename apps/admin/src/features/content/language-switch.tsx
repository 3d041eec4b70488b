import { LANGUAGES, type Language } from '@cairn/contracts';
import { useSay } from '../../lib/words/words.js';
import { Segments } from '../../ui/lists/segments.js';

interface LanguageSwitchProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** Which of its languages a record is edited in. */
export const LanguageSwitch = ({ value, onChange }: LanguageSwitchProps) => (
  <Segments
    label={useSay()('content.language')}
    value={value}
    onChange={onChange}
    options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
  />
);
