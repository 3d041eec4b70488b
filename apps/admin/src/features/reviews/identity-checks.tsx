import type { Wire } from '@cairn/contracts';
import type {
  IdentityCheckReview,
  IdentityDetail,
  IdentityDocumentReview,
} from '@cairn/contracts/admin/review.replies';
import { missingSide } from '@cairn/contracts/kyc/identity-papers';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { Facts } from '../../ui/records/facts.js';
import { CalendarDate, Code, Moment, Said } from '../../ui/records/text.js';

type Check = Wire<IdentityCheckReview>;
type Document = Wire<IdentityDocumentReview>;

/** What was compared, and with what result. */
const Results = ({ check }: { check: Check }) => {
  const wordOf = useCodeWord();
  return (
    <ul>
      {check.results.map(({ part, result }) => (
        <li key={part}>
          {wordOf('reviews.check_parts', part)}: {/* To be on no list is what passes. */}
          {wordOf(part === 'lists' ? 'reviews.list_outcomes' : 'reviews.check_outcomes', result)}
        </li>
      ))}
    </ul>
  );
};

const History = ({ check }: { check: Check }) => {
  const wordOf = useCodeWord();
  return (
    <ul>
      {check.history.map(({ to, at }) => (
        <li key={at}>
          {wordOf('reviews.check_states', to)} · <Moment at={at} />
        </li>
      ))}
    </ul>
  );
};

const CheckFacts = ({ check }: { check: Check }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  return (
    <Facts
      facts={[
        { label: say('reviews.check_state'), value: wordOf('reviews.check_states', check.state) },
        { label: say('reviews.sent'), value: <Moment at={check.startedAt} /> },
        {
          label: say('reviews.check_reasons'),
          value:
            check.reasons.length === 0
              ? null
              : check.reasons.map((reason) => wordOf('reviews.reasons', reason)).join(' '),
        },
        {
          label: say('reviews.check_codes'),
          value: check.codes.length === 0 ? null : <Code>{check.codes.join(', ')}</Code>,
        },
        { label: say('reviews.check_results'), value: check.results.length === 0 ? null : <Results check={check} /> },
        {
          label: say('reviews.document_until'),
          value: check.documentExpiresOn === null ? null : <CalendarDate date={check.documentExpiresOn} />,
        },
        { label: say('reviews.check_ref'), value: check.ref === null ? null : <Code>{check.ref}</Code> },
        { label: say('reviews.check_history'), value: check.history.length === 0 ? null : <History check={check} /> },
      ]}
    />
  );
};

/** Every check that a provider made. */
export const IdentityChecks = ({ review }: { review: Wire<IdentityDetail> }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  return review.checks.map((check) => (
    <Section
      key={check.id}
      title={say('reviews.check_name', {
        provider: wordOf('reviews.providers', check.provider),
        attempt: String(check.attempt),
      })}
    >
      <CheckFacts check={check} />
    </Section>
  ));
};

/** The link to a document, or why it cannot be opened. */
export const DocumentState = ({ document }: { document: Pick<Document, 'file' | 'link'> }) => {
  const say = useSay();
  if (document.file === 'checking') return <>{say('reviews.document_checking')}</>;
  if (document.file === 'refused') return <>{say('reviews.document_refused')}</>;
  return (
    <a href={document.link} target="_blank" rel="noreferrer">
      {say('reviews.document_open')}
    </a>
  );
};

/** Why an identity cannot be approved yet: there is no document, one side of a card is missing, or it is scanned. */
export function useLackingPaper({ paper, documents }: Wire<IdentityDetail>): string | null {
  const say = useSay();
  if (paper === 'none') return say('reviews.no_document');
  if (paper === 'checking') return say('reviews.paper_checking');
  if (paper !== 'part') return null;
  const side = missingSide(documents.filter(({ file }) => file !== 'refused').map(({ title }) => title));
  return side === null ? say('reviews.no_document') : say(`reviews.side_missing.${side}`);
}

/** Documents that were handed in; each opening is logged (SEC-46). */
export const IdentityDocuments = ({ review }: { review: Wire<IdentityDetail> }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { documents } = review;
  if (documents.length === 0) return null;
  return (
    <Section title={say('reviews.documents')}>
      <ul>
        {documents.map((document) => (
          <li key={document.id}>
            {wordOf('reviews.titles', document.title)} · <Said>{document.name}</Said> · <Moment at={document.sentAt} />{' '}
            · <DocumentState document={document} />
          </li>
        ))}
      </ul>
    </Section>
  );
};
