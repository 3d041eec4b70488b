import { useRead } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Switch, TextBox } from '../../ui/forms/field.js';
import { Notice } from '../../ui/records/notice.js';
import { Code } from '../../ui/records/text.js';
import type { SettingsDraft } from './settings-draft.js';
import css from './settings.module.css';

/** closes the site to everyone but these addresses. The console stays open. */
export const MaintenancePart = ({ draft: { now, set, errors } }: { draft: SettingsDraft }) => {
  const say = useSay();
  const { data } = useRead(['client-ip'], (provider) => provider.clientAddress());
  return (
    <div className={css.form}>
      <h2>{say('settings.parts.maintenance')}</h2>
      {now.maintainanceMode === 'yes' && (
        <Notice tone="warning">
          <p>{say('settings.closed')}</p>
        </Notice>
      )}
      <Switch
        label={say('settings.fields.maintainanceMode')}
        help={say('settings.maintenance_help')}
        checked={now.maintainanceMode === 'yes'}
        onChange={(isOn) => set({ maintainanceMode: isOn ? 'yes' : 'no' })}
      />
      <TextBox
        label={say('settings.fields.exceptIP')}
        help={
          <>
            {say('settings.exempt_help')}{' '}
            {data !== undefined && (
              <>
                {say('settings.your_address')} <Code>{data.ip}</Code>
              </>
            )}
          </>
        }
        value={now.exceptIP}
        onChange={(exceptIP) => set({ exceptIP })}
        error={errors['exceptIP']}
        direction="ltr"
        lines={4}
        max={2000}
      />
    </div>
  );
};
