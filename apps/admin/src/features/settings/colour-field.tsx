import { isColour, LEAST_CONTRAST, nearestReadable, scaleAround, siteContrast } from '@cairn/design';
import { useSay } from '../../lib/words/words.js';
import { Badge } from '../../ui/records/badge.js';
import { TextBox } from '../../ui/forms/field.js';
import css from './settings.module.css';

interface ColourFieldProps {
  label: string;
  help: string;
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
}

/** A colour of the site: its ten steps, how well it can be read, and the nearest that can. */
export const ColourField = ({ label, help, value, onChange, error }: ColourFieldProps) => {
  const say = useSay();
  const colour = value !== null && isColour(value) ? value : null;
  const contrast = colour === null ? null : siteContrast(colour);
  const isReadable = contrast === null || contrast >= LEAST_CONTRAST;
  const nearest = colour === null || isReadable ? null : nearestReadable(colour);
  return (
    <div className={css.form}>
      <TextBox
        label={label}
        help={help}
        error={error}
        value={value ?? ''}
        onChange={(typed) => onChange(typed === '' ? null : typed)}
        direction="ltr"
        max={7}
      />
      {colour !== null && contrast !== null && (
        <>
          <div className={css.colour}>
            <span className={css.swatch} style={{ background: colour }} />
            <Badge tone={isReadable ? 'success' : 'danger'} shape={isReadable ? 'dot' : 'square'}>
              {say(isReadable ? 'settings.passes' : 'settings.fails', { ratio: contrast.toFixed(1) })}
            </Badge>
            {nearest !== null && (
              <button type="button" className={css.use} onClick={() => onChange(nearest)}>
                {say('settings.use', { colour: nearest })}
              </button>
            )}
          </div>
          <div className={css.scale} aria-hidden="true">
            {scaleAround(colour).map((step, index) => (
              <span key={`${step}-${index}`} className={css.step} style={{ background: step }} />
            ))}
          </div>
        </>
      )}
    </div>
  );
};
