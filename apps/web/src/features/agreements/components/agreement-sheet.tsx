import { useTranslation } from 'react-i18next';
import { directionOf } from '../../../lib/format/format.js';
import { ContractClauses, ContractSheet } from '../../../ui/layout/contract-sheet.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Deed, Notice, Terms } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import type { Agreed } from '../queries.js';

/** The text of an agreement, to read here; the PDF is what is signed. */
export const AgreementSheet = ({ agreement }: { agreement: Agreed }) => {
  const { t } = useTranslation('agreements');
  const { title, version, rows, clauses, language, bindingLanguage } = agreement;
  // The text may be in another language than the page around it.
  const own = { lang: language, dir: directionOf(language) };
  return (
    <Stack>
      {bindingLanguage !== language && (
        <Notice tone="warning">{t('translation', { language: t(`languages.${bindingLanguage}`) })}</Notice>
      )}
      <ContractSheet>
        <Stack gap={2}>
          <h3 {...own}>{title}</h3>
          <Text size="small" muted>
            {t('version', { version })}
          </Text>
        </Stack>
        <Deed>
          <div {...own}>
            <Terms items={rows.map(({ label, value }) => ({ term: label, value }))} />
          </div>
        </Deed>
        <Deed>
          <ContractClauses gap={4} {...own}>
            {clauses.map((clause) => (
              <li key={clause.title}>
                <Stack gap={2}>
                  <h4>{clause.title}</h4>
                  <p>{clause.text}</p>
                </Stack>
              </li>
            ))}
          </ContractClauses>
        </Deed>
      </ContractSheet>
    </Stack>
  );
};
