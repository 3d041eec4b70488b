import { CAMPAIGN_TYPES, CATEGORIES } from '@cairn/contracts/campaigns/options';
import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../ui/layout.js';
import { textCss } from '../../../ui/text.js';
import { useBrowseFilter } from '../browse-filter.js';
import css from './browse-filters.module.css';

interface GroupProps {
  title: string;
  name: string;
  value: string | null;
  options: readonly string[];
  words: (option: string) => string;
  onChange: (value: string | null) => void;
}

const Group = ({ title, name, value, options, words, onChange }: GroupProps) => {
  const { t } = useTranslation('browse');
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      <Radio.Group name={name} value={value ?? ''} onChange={(next) => onChange(next || null)}>
        <Stack gap={2}>
          {['', ...options].map((option) => (
            <Radio key={option} value={option} label={option ? words(option) : t('any')} />
          ))}
        </Stack>
      </Radio.Group>
    </fieldset>
  );
};

/** The filters at the side, or in the drawer on a phone, which has a title of its own. */
export const BrowseFilters = ({ name, titled }: { name: string; titled?: boolean }) => {
  const { t } = useTranslation(['browse', 'common']);
  const { filter, change, clear } = useBrowseFilter();
  return (
    <div>
      <Row between className={css.head}>
        {titled && <h2>{t('filter')}</h2>}
        <button type="button" className={textCss.link} onClick={clear}>
          {t('clear')}
        </button>
      </Row>
      <Group
        title={t('kind')}
        name={`${name}-kind`}
        value={filter.investingType ?? null}
        options={CAMPAIGN_TYPES}
        words={(option) => t(`common:kind.${option}`)}
        onChange={(kind) => change({ kind })}
      />
      <Group
        title={t('sector')}
        name={`${name}-sector`}
        value={filter.category ?? null}
        options={CATEGORIES}
        words={(option) => t(`common:category.${option}`)}
        onChange={(sector) => change({ sector })}
      />
    </div>
  );
};
