import {
  COVERED_DECISIONS,
  coveredLifecycle,
  coveredPersonsApi,
  DISCLOSURE_MAX,
  EXCEPTIONS,
  type CoveredDecision,
  type Exception,
} from '@cairn/contracts';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Choice, TextBox } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { useSentForm } from '../../ui/forms/use-sent-form.js';
import type { Covered } from './covered-facts.js';

const REASON_MAX = 1000;

interface DecideFormProps {
  person: Covered;
  onClose: () => void;
}

/** A decision on a covered person: what the law asks for beside the reason appears with it. */
export const DecideForm = ({ person, onClose }: DecideFormProps) => {
  const say = useSay();
  const language = useLanguage();
  const client = useClient();
  const refresh = useRefresh('covered-persons');
  const offered = COVERED_DECISIONS.filter((one) => coveredLifecycle.allows(person.state, one));
  const mustDisclose = person.answers.some(({ verdict }) => verdict === 'disclosed');
  const counts = person.answers.some(({ verdict }) => verdict === 'disqualifying');
  // Nothing is chosen for whoever decides: a press too many would clear somebody.
  const [decision, setDecision] = useState<CoveredDecision | null>(null);
  const [exception, setException] = useState<Exception | null>(null);
  const [disclosure, setDisclosure] = useState(person.disclosure ?? '');
  const [reason, setReason] = useState('');
  const isAllowed = decision === 'cleared' || decision === 'disclosed';
  const form = useSentForm(async () => {
    if (decision === null) return null;
    const body = {
      decision,
      reason,
      version: person.version,
      exception: isAllowed ? exception : null,
      disclosure: decision === 'disclosed' ? disclosure : null,
    };
    await client.send(coveredPersonsApi.decide, { params: { id: person.id }, body });
    await refresh();
    return say('covered.decide_done');
  }, onClose);
  const { errors } = form;
  return (
    <FormDialog
      form={form}
      isWide
      title={say('covered.decide_title')}
      body={<p>{say('covered.decide_body', { days: formatCount(language, person.days) })}</p>}
      confirm={say('covered.decide')}
      isIncomplete={decision === null}
      reread={refresh}
      onClose={onClose}
    >
      <Choice
        label={say('covered.decision')}
        error={errors.of('decision')}
        help={mustDisclose ? say('covered.must_disclose') : undefined}
        value={decision ?? ''}
        options={[
          { value: '', label: say('covered.choose_decision') },
          ...offered.map((one) => ({ value: one, label: say(`covered.decisions.${one}`) })),
        ]}
        onChange={(value) => setDecision(offered.find((one) => one === value) ?? null)}
      />
      {isAllowed && counts && (
        <Choice
          label={say('covered.exception')}
          error={errors.of('exception')}
          value={exception ?? ''}
          options={[
            { value: '', label: say('covered.exceptions.none') },
            ...EXCEPTIONS.map((one) => ({ value: one, label: say(`covered.exceptions.${one}`) })),
          ]}
          onChange={(value) => setException(EXCEPTIONS.find((one) => one === value) ?? null)}
        />
      )}
      {decision === 'disclosed' && (
        <TextBox
          label={say('covered.disclosure')}
          help={say('covered.disclosure_help')}
          error={errors.of('disclosure')}
          value={disclosure}
          lines={3}
          max={DISCLOSURE_MAX}
          onChange={setDisclosure}
        />
      )}
      <TextBox
        label={say('covered.reason')}
        help={say('covered.reason_help')}
        error={errors.of('reason')}
        value={reason}
        lines={3}
        max={REASON_MAX}
        onChange={setReason}
      />
    </FormDialog>
  );
};
