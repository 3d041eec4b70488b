import { CAMPAIGN_TYPES, CATEGORIES } from '@cairn/contracts/campaigns/options';
import { Radio } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredLabels, useOffered } from '../../../lib/site/use-offered.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { textCss } from '../../../ui/text/text.js';
import { useBrowseFilter } from '../browse-filter.js';
import css from './browse-filters.module.css';

interface GroupProps {
  title: string;
  name: string;
  value: string | null;
  options: ReturnType<typeof offeredLabels>;
  onChange: (value: string | null) => void;
}

const Group = ({ title, name, value, options, onChange }: GroupProps) => {
  const { t } = useTranslation('browse');
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      <Radio.Group name={name} value={value ?? ''} onChange={(next) => onChange(next || null)}>
        <Stack gap={2}>
          {[{ value: '', label: t('any') }, ...options].map((option) => (
            <Radio key={option.value} value={option.value} label={option.label} />
          ))}
        </Stack>
      </Radio.Group>
    </fieldset>
  );
};

/** The filters at the side, or in the drawer on a phone, which has its own title. */
export const BrowseFilters = ({ name, titled }: { name: string; titled?: boolean }) => {
  const { t } = useTranslation(['browse', 'common']);
  const { filter, change, clear } = useBrowseFilter();
  const box = useRef<HTMLDivElement>(null);
  const isOn = [filter.campaignName, filter.investingType, filter.category].some(Boolean);
  const types = useOffered('campaign-type', CAMPAIGN_TYPES, filter.investingType);
  const categories = useOffered('category', CATEGORIES, filter.category);
  return (
    <div ref={box} tabIndex={-1}>
      <Row between className={css.head}>
        {titled && <h2>{t('filter')}</h2>}
        {isOn && (
          <button
            type="button"
            className={textCss.link}
            onClick={() => {
              clear();
              // The button disappears with the filters that it cleared.
              box.current?.focus();
            }}
          >
            {t('clear')}
          </button>
        )}
      </Row>
      <Group
        title={t('kind')}
        name={`${name}-kind`}
        value={filter.investingType ?? null}
        options={offeredLabels(types, (code) => t(`common:kind.${code}`))}
        onChange={(kind) => change({ kind })}
      />
      <Group
        title={t('sector')}
        name={`${name}-sector`}
        value={filter.category ?? null}
        options={offeredLabels(categories, (code) => t(`common:category.${code}`))}
        onChange={(sector) => change({ sector })}
      />
    </div>
  );
};
