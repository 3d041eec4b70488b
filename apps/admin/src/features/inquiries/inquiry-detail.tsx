import { adminContentApi, LANGUAGES, type Wire } from '@cairn/contracts';
import type { Inquiry } from '@cairn/contracts/content/admin-content.replies';
import { useClient } from '../../lib/data/client.js';
import { useRecord, useRefresh } from '../../lib/data/reads.js';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Detail, Section } from '../../ui/layout/detail.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Facts } from '../../ui/records/facts.js';
import { OutsideLink } from '../../ui/records/outside-link.js';
import { recordHead } from '../../ui/records/record-head.js';
import { Code, Moment, Said } from '../../ui/records/text.js';
import css from './inquiries.module.css';
import { InquiryState } from './inquiry-list.js';

const Acts = ({ inquiry }: { inquiry: Wire<Inquiry> }) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('inquiries');
  if (inquiry.state === 'answered') return null;
  const language = LANGUAGES.find(({ code }) => code === inquiry.language)?.name ?? inquiry.language;
  return (
    <Decisions
      decisions={[
        {
          key: 'answer',
          label: say('inquiries.answer'),
          tone: 'primary',
          blockedBy: null,
          title: say('inquiries.answer_title', { name: inquiry.name }),
          body: <p>{say('inquiries.answer_body', { email: inquiry.email, language })}</p>,
          confirm: say('inquiries.send'),
          field: {
            label: say('inquiries.your_answer'),
            help: say('inquiries.answer_help'),
            min: 2,
            max: 5000,
            multiline: true,
          },
          done: say('inquiries.sent'),
          run: async (answer) => {
            await client.send(adminContentApi.answerInquiry, { params: { id: inquiry.id }, body: { answer } });
            await refresh();
          },
        },
      ]}
    />
  );
};

/** One inquiry, with what was answered. */
export const InquiryDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const query = useRecord('inquiries', id);
  return (
    <Detail backTo="/inquiries" query={query}>
      {(inquiry) => ({
        ...recordHead({
          begun: say('reviews.sent'),
          at: inquiry.createdAt,
          id: inquiry.email,
          name: inquiry.name,
          under: <InquiryState state={inquiry.state} />,
        }),
        title: <Said>{inquiry.subject}</Said>,
        body: (
          <>
            <p className={css.text} dir="auto">
              {inquiry.description}
            </p>
            <Facts
              facts={[
                { label: say('people.person'), value: <Said>{inquiry.name}</Said> },
                { label: say('people.email'), value: <Code>{inquiry.email}</Code> },
                { label: say('inquiries.about'), value: wordOf('inquiries.types', inquiry.questionType) },
                {
                  label: say('content.language'),
                  value: LANGUAGES.find(({ code }) => code === inquiry.language)?.name ?? inquiry.language,
                },
                {
                  label: say('inquiries.link'),
                  value: inquiry.link === null ? null : <OutsideLink to={inquiry.link} />,
                },
              ]}
            />
            {inquiry.answer !== null && inquiry.answeredAt !== null && (
              <Section title={say('inquiries.answered')}>
                <p className={css.text} dir="auto">
                  {inquiry.answer}
                </p>
                <Facts
                  facts={[
                    { label: say('inquiries.answered_by'), value: <Code>{inquiry.answeredBy ?? ''}</Code> },
                    { label: say('reviews.decided'), value: <Moment at={inquiry.answeredAt} /> },
                  ]}
                />
              </Section>
            )}
          </>
        ),
        foot: <Acts inquiry={inquiry} />,
      })}
    </Detail>
  );
};
