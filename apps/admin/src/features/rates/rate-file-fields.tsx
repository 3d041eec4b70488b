import { useState } from 'react';
import { useSay } from '../../lib/words/words.js';
import { FileBox } from '../../ui/forms/file-box.js';
import { Code } from '../../ui/records/text.js';

/** A line of a file, as it is read. */
const SAMPLE = '2026-11-20,EUR,USD,1.0850';

interface RateFileFieldsProps {
  error: string | undefined;
  onText: (csv: string) => void;
}

/** A file of rates, with what its lines look like. */
export const RateFileFields = ({ error, onText }: RateFileFieldsProps) => {
  const say = useSay();
  const [name, setName] = useState<string | null>(null);
  return (
    <>
      <p>
        {say('rates.file_help')}
        <br />
        <Code>{SAMPLE}</Code>
      </p>
      <FileBox
        label={say('rates.csv')}
        help={say('rates.csv_help')}
        error={error}
        name={name}
        accept=".csv,text/csv,text/plain"
        onFile={(file) => {
          setName(file.name);
          void file.text().then(onText);
        }}
      />
    </>
  );
};
