import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/layout/layout.js';
import { Deed, Notice, Panel } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import type { Agreed } from '../queries.js';
import css from './agreement-sheet.module.css';

/** The text of an agreement, to read here; the PDF is what is signed. */
export const AgreementSheet = ({ agreement }: { agreement: Agreed }) => {
  const { t } = useTranslation('agreements');
  const { title, version, clauses, language, bindingLanguage } = agreement;
  return (
    <Stack>
      {bindingLanguage !== language && (
        <Notice tone="warning">{t('translation', { language: t(`languages.${bindingLanguage}`) })}</Notice>
      )}
      <Panel className={css.sheet}>
        <Stack gap={5}>
          <Stack gap={2}>
            <h3>{title}</h3>
            <Text size="small" muted>
              {t('version', { version })}
            </Text>
          </Stack>
          <Deed>
            <ol className={css.clauses}>
              {clauses.map((clause) => (
                <li key={clause.title}>
                  <Stack gap={2}>
                    <h4>{clause.title}</h4>
                    <p>{clause.text}</p>
                  </Stack>
                </li>
              ))}
            </ol>
          </Deed>
        </Stack>
      </Panel>
    </Stack>
  );
};
