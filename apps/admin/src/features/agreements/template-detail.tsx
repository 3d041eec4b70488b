import type { Wire } from '@cairn/contracts';
import type { AgreementTemplate } from '@cairn/contracts/agreements/template.replies';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecord } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Detail, Section } from '../../ui/layout/detail.js';
import { Entries } from '../../ui/records/entries.js';
import { Facts } from '../../ui/records/facts.js';
import { recordHead } from '../../ui/records/record-head.js';
import { CalendarDate, Code, Muted, Said } from '../../ui/records/text.js';
import { TemplateForm } from './template-form.js';
import { TestPdf } from './test-pdf.js';
import { useTemplateWords } from './use-template-words.js';

type Template = Wire<AgreementTemplate>;

const Standing = ({ template }: { template: Template }) => {
  const say = useSay();
  const { kindOf, jurisdictionOf, languageOf } = useTemplateWords();
  return (
    <Facts
      facts={[
        { label: say('templates.kind'), value: kindOf(template.kind) },
        { label: say('templates.jurisdiction'), value: jurisdictionOf(template.jurisdiction) },
        { label: say('templates.language'), value: languageOf(template.language) },
        { label: say('templates.binding'), value: languageOf(template.bindingLanguage) },
        { label: say('templates.from'), value: <CalendarDate date={template.effectiveFrom} /> },
        { label: say('templates.made_by'), value: template.madeBy && <Code>{template.madeBy}</Code> },
        { label: say('bank.reason'), value: template.reason && <Said>{template.reason}</Said> },
      ]}
    />
  );
};

const Acts = ({ template }: { template: Template }) => {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <TestPdf template={template} />
      {template.latest ? (
        <Button variant="contained" onClick={() => setIsOpen(true)}>
          {say('templates.edit')}
        </Button>
      ) : (
        <Muted>{say('templates.later')}</Muted>
      )}
      {isOpen && <TemplateForm template={template} onClose={() => setIsOpen(false)} />}
    </>
  );
};

/** A version of a template: its clauses with their placeholders, a test PDF, and the way to the next version. */
export const TemplateDetail = ({ id }: { id: string }) => {
  const say = useSay();
  return (
    <Detail backTo="/agreement-templates" query={useRecord('agreement-templates', id)}>
      {(template) => ({
        ...recordHead({
          begun: say('templates.made'),
          at: template.madeAt,
          id: template.id,
          name: template.title,
          under: <Muted>{say('templates.version_of', { version: template.version })}</Muted>,
        }),
        body: (
          <>
            <Standing template={template} />
            <Section title={say('templates.clauses')}>
              <Entries
                entries={template.clauses.map(({ title, text }, place) => ({
                  key: `${place}`,
                  title: `${place + 1}. ${title}`,
                  line: [],
                  text,
                }))}
              />
            </Section>
          </>
        ),
        foot: <Acts template={template} />,
      })}
    </Detail>
  );
};
