import type { Wire } from '@cairn/contracts';
import type { AgreementTemplateRow } from '@cairn/contracts/agreements/template.replies';
import { useSay } from '../../lib/words/words.js';
import type { Column } from '../../ui/lists/column.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Badge } from '../../ui/records/badge.js';
import { CalendarDate, Said, Strong } from '../../ui/records/text.js';
import { TemplateDetail } from './template-detail.js';
import { useTemplateWords } from './use-template-words.js';

type Row = Wire<AgreementTemplateRow>;

/** The operator's texts of agreements, each version a row. */
export const TemplateList = () => {
  const say = useSay();
  const { kindOf, jurisdictionOf, languageOf } = useTemplateWords();
  const { stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    {
      key: 'title',
      header: say('templates.title'),
      renderCell: ({ title }) => (
        <Strong>
          <Said>{title}</Said>
        </Strong>
      ),
    },
    { key: 'kind', header: say('templates.kind'), isWideOnly: true, renderCell: ({ kind }) => kindOf(kind) },
    { key: 'language', header: say('templates.language'), renderCell: ({ language }) => languageOf(language) },
    {
      key: 'jurisdiction',
      header: say('templates.jurisdiction'),
      isWideOnly: true,
      renderCell: ({ jurisdiction }) => jurisdictionOf(jurisdiction),
    },
    {
      key: 'version',
      header: say('templates.version'),
      isFigure: true,
      isWideOnly: true,
      renderCell: ({ version }) => version,
    },
    {
      key: 'effectiveFrom',
      header: say('templates.from'),
      isWideOnly: true,
      renderCell: ({ effectiveFrom }) => <CalendarDate date={effectiveFrom} />,
    },
    {
      ...stateHead,
      renderCell: ({ inForce }) =>
        inForce ? (
          <Badge tone="success" shape="solid">
            {say('templates.in_force')}
          </Badge>
        ) : (
          <Badge tone="neutral" shape="hollow">
            {say('templates.not_in_force')}
          </Badge>
        ),
    },
  ];
  return (
    <ListPage<Row>
      resource="agreement-templates"
      title={say('nav.agreement-templates')}
      firstState="in_force"
      order="DESC"
      views={[
        { label: say('templates.in_force'), state: 'in_force' },
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('templates.empty')}
      footNote={say('templates.note')}
      renderDetail={(id) => <TemplateDetail key={id} id={id} />}
    />
  );
};
