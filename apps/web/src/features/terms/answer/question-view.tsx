import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { coverFor } from '../../../ui/brand/covers.js';
import { CompanyPicture } from '../../../ui/data/avatar.js';
import { Columns, Row, Stack } from '../../../ui/layout/layout.js';
import { Lede, Text, TextLink, textCss } from '../../../ui/text/text.js';
import { ChangesTable } from '../changes-table.js';
import type { Question } from '../queries.js';
import { Answer } from './answer.js';
import css from './answer.module.css';
import { Answered } from './answered.js';
import { useMeaning } from './use-meaning.js';

/** Company and investment, what has changed of it, why, and the answer. */
export const QuestionView = ({ question }: { question: Question }) => {
  const { t } = useTranslation('terms');
  const siteDate = useSiteDate();
  const meaning = useMeaning(question);
  const isOpen = question.state === 'open';
  const amount = formatMoney(question.amount, question.currency);
  return (
    <Stack gap={6} className={css.page}>
      <Stack gap={3}>
        <Row>
          <CompanyPicture src={coverFor(question.coverUrl, question.category, question.campaignId)} />
          <Text muted>
            <bdi>{question.campaignName}</bdi>
            <br />
            {t('answer.invested', { amount, date: siteDate(question.investedAt) })}
          </Text>
        </Row>
        <h1>{t(`answer.standing.${question.state}.title`)}</h1>
        <Lede>{t(`answer.standing.${question.state}.text`, { amount })}</Lede>
      </Stack>
      {!isOpen && <Answered question={question} />}
      <ChangesTable changes={question.changes} currency={question.currency} own />
      <Columns kind="two">
        <Stack as="section" gap={2}>
          <h2 className={textCss.title3}>{t('answer.means')}</h2>
          {meaning.map((sentence) => (
            <Text as="p" muted key={sentence}>
              {sentence}
            </Text>
          ))}
        </Stack>
        <Stack as="section" gap={2}>
          <h2 className={textCss.title3}>{t('answer.why')}</h2>
          <Text as="blockquote" muted dir="auto" className={css.quote}>
            {question.reason}
          </Text>
          <Text size="small">
            <bdi>{question.proposedBy}</bdi>
          </Text>
        </Stack>
      </Columns>
      <Row flow>
        <TextLink to={paths.campaign(question.campaignSlug)}>{t('answer.page')}</TextLink>
        <TextLink to={paths.messageAbout(question.campaignId)}>{t('answer.ask')}</TextLink>
      </Row>
      {isOpen && <Answer question={question} />}
    </Stack>
  );
};
