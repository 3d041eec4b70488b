import { TIME_ZONES } from '@cairn/i18n';
import { settingsApi, SITE_MARKS, type SiteMark } from '@cairn/contracts';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useSay } from '../../lib/words/words.js';
import { useRecords } from '../../lib/data/content.js';
import { Choice, Pair, Switch, TextBox } from '../../ui/forms/field.js';
import { UploadBox } from '../../ui/forms/upload-box.js';
import { ColourField } from './colour-field.js';
import type { SettingsDraft } from './settings-draft.js';
import css from './settings.module.css';

const Mark = ({ mark, draft }: { mark: SiteMark; draft: SettingsDraft }) => {
  const say = useSay();
  const client = useClient();
  const [failure, setFailure] = useState<unknown>(null);
  const act = async (work: () => ReturnType<typeof remove>): Promise<void> => {
    setFailure(null);
    try {
      draft.take(await work());
    } catch (error) {
      setFailure(error);
    }
  };
  const remove = () => client.send(settingsApi.removeMark, { params: { mark } });
  const replace = (file: File) => {
    const form = new FormData();
    form.append('file', file);
    return client.send(settingsApi.setMark, { params: { mark }, body: form });
  };
  return (
    <UploadBox
      label={say(`settings.marks.${mark}`)}
      src={draft.now[mark]}
      placeholder={say('settings.own_mark')}
      isDark={mark === 'darkLogo'}
      onFile={(file) => act(() => replace(file))}
      onRemove={() => void act(remove)}
      failure={failure}
    />
  );
};

const zoneOption = (zone: string) => ({ value: zone, label: zone.replaceAll('_', ' ') });
const ZONES = TIME_ZONES.map(zoneOption);

/** The site's name and appearance. */
export const IdentityPart = ({ draft }: { draft: SettingsDraft }) => {
  const say = useSay();
  const { now, set, errors } = draft;
  const { data: currencies = [] } = useRecords('currency');
  const isKnown = ZONES.some(({ value }) => value === now.timezone);
  return (
    <div className={css.form}>
      <h2>{say('settings.name_and_words')}</h2>
      <TextBox
        label={say('settings.fields.siteName')}
        value={now.siteName}
        onChange={(siteName) => set({ siteName })}
        error={errors['siteName']}
        max={60}
      />
      <TextBox
        label={say('settings.fields.operatorName')}
        help={say('settings.operator_help')}
        value={now.operatorName ?? ''}
        onChange={(name) => set({ operatorName: name === '' ? null : name })}
        error={errors['operatorName']}
        max={120}
      />
      <TextBox
        label={say('settings.fields.operatorAddress')}
        value={now.operatorAddress ?? ''}
        onChange={(address) => set({ operatorAddress: address === '' ? null : address })}
        error={errors['operatorAddress']}
        lines={3}
        max={300}
      />
      <TextBox
        label={say('settings.fields.metaDescription')}
        help={say('settings.of', { count: now.metaDescription?.length ?? 0, max: 160 })}
        value={now.metaDescription ?? ''}
        onChange={(text) => set({ metaDescription: text === '' ? null : text })}
        error={errors['metaDescription']}
        lines={3}
        max={160}
      />
      <Pair>
        <Choice
          label={say('settings.fields.timezone')}
          value={now.timezone}
          onChange={(timezone) => set({ timezone })}
          error={errors['timezone']}
          options={isKnown ? ZONES : [zoneOption(now.timezone), ...ZONES]}
        />
        <Choice
          label={say('settings.fields.currency')}
          value={now.currency}
          onChange={(currency) => set({ currency })}
          error={errors['currency']}
          options={currencies.map(({ code, title }) => ({ value: code, label: `${code} · ${title}` }))}
        />
      </Pair>
      <Switch
        label={say('settings.fields.thirdPartyAnalytics')}
        checked={now.thirdPartyAnalytics === 'yes'}
        onChange={(isOn) =>
          set(isOn ? { thirdPartyAnalytics: 'yes' } : { thirdPartyAnalytics: 'no', googleAnalyticsCode: null })
        }
        help={say('settings.third_party_help')}
      />
      <TextBox
        label={say('settings.fields.googleAnalyticsCode')}
        help={say('settings.analytics_help')}
        value={now.googleAnalyticsCode ?? ''}
        onChange={(code) => set({ googleAnalyticsCode: code === '' ? null : code })}
        error={errors['googleAnalyticsCode']}
        direction="ltr"
        max={14}
      />
      <h2>{say('settings.marks_title')}</h2>
      <div className={css.marks}>
        {SITE_MARKS.map((mark) => (
          <Mark key={mark} mark={mark} draft={draft} />
        ))}
      </div>
      <h2>{say('settings.colours')}</h2>
      <ColourField
        label={say('settings.fields.sitePrimaryColor')}
        help={say('settings.colour_help')}
        value={now.sitePrimaryColor}
        onChange={(sitePrimaryColor) => set({ sitePrimaryColor })}
        error={errors['sitePrimaryColor']}
      />
      <ColourField
        label={say('settings.fields.siteSecondaryColor')}
        help={say('settings.second_help')}
        value={now.siteSecondaryColor}
        onChange={(siteSecondaryColor) => set({ siteSecondaryColor })}
        error={errors['siteSecondaryColor']}
      />
    </div>
  );
};
