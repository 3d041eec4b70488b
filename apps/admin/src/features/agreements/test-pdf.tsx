import { templatesApi, type Wire } from '@cairn/contracts';
import type { TemplateTextRequest } from '@cairn/contracts/agreements/template.requests';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCalls } from '../../lib/data/client.js';
import { saveFile } from '../../lib/data/save-file.js';
import { useSay } from '../../lib/words/words.js';
import { ErrorNotice } from '../../ui/records/notice.js';

/** Prints a text with sample values, before it is saved or as it stands. */
export const TestPdf = ({ template }: { template: Wire<TemplateTextRequest> }) => {
  const say = useSay();
  const { files } = useCalls();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const print = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      const { kind, jurisdiction, language, title, clauses, bindingLanguage } = template;
      const text = { title, clauses: clauses.map((clause) => ({ ...clause })), bindingLanguage };
      const body = { kind, ...(jurisdiction ? { jurisdiction } : {}), language, ...text };
      saveFile(await files.send(templatesApi.preview, { body, query: { format: 'pdf' } }), `test-${kind}.pdf`);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => void print()}>
        {say('templates.test')}
      </Button>
      {failure !== null && <ErrorNotice error={failure} />}
    </>
  );
};
