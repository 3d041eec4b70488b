import { certificatesApi } from '@cairn/contracts';
import { useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { FileButton } from '../../ui/lists/file-button.js';
import { Muted } from '../../ui/records/text.js';

/** The register of a campaign's holders as a file; the step-up and the audit log are the call's own. */
export const RegisterSection = ({ id }: { id: string }) => {
  const say = useSay();
  return (
    <Section title={say('certificates.holders')}>
      <Muted>{say('certificates.holders_lede')}</Muted>
      {(['csv', 'ocf'] as const).map((format) => (
        <FileButton
          key={format}
          label={say(`certificates.${format}`)}
          name={format === 'csv' ? 'cap-table.csv' : 'cap-table.ocf.zip'}
          take={(files) => files.send(certificatesApi.registerFile, { params: { campaignId: id }, query: { format } })}
        />
      ))}
    </Section>
  );
};
