import cover from '@cairn/design/assets/covers/farm.svg';
import { CURRENCY_FORMATS, writeCurrency } from '@cairn/contracts';
import { formatCount } from '../../lib/format/format.js';
import { RichText } from '../records/rich-text.js';
import css from './preview.module.css';
import { factsFor, standing, useMenuLinks, type MenuKind, type MenuLink } from './menu-links.js';
import { SiteFooter, SiteHeader } from './site-bars.js';
import { Entry, Heading, Lines, Press } from './site-parts.js';
import { useSiteView } from './site-view.js';

interface SlideProps {
  title: string;
  text: string;
  linkLabel: string;
  /** Address of its own picture. */
  picture: string | null;
}

/** A slide of the front page. */
export const SlideScene = ({ title, text, linkLabel, picture }: SlideProps) => (
  <div className={css.slide}>
    <div className={css.body}>
      <Heading>{title}</Heading>
      {text !== '' && (
        <p className={css.lede} dir="auto">
          {text}
        </p>
      )}
      {linkLabel !== '' && (
        <div>
          <Press>
            <bdi>{linkLabel}</bdi>
          </Press>
        </div>
      )}
    </div>
    <img className={css.cover} src={picture ?? cover} alt="" width={700} height={500} />
  </div>
);

/** A menu with the link that is being edited in its place, or at the end when it is new. */
export const MenuScene = ({ kind, edited }: { kind: MenuKind; edited: MenuLink }) => {
  const { look, language } = useSiteView();
  const header = useMenuLinks('menu-header', language);
  const footer = useMenuLinks('menu-footer', language);
  const social = useMenuLinks('menu-social-media', language);
  const withEdited = (links: readonly MenuLink[]): readonly MenuLink[] =>
    links.some(({ id }) => id === edited.id)
      ? links.map((link) => (link.id === edited.id ? edited : link))
      : [...links, edited];
  if (kind === 'menu-header') {
    const links = withEdited(header);
    const isForSignedIn = standing([edited], factsFor(look, false)).length === 0;
    return <SiteHeader links={links} isSignedIn={isForSignedIn} />;
  }
  return (
    <SiteFooter
      links={kind === 'menu-footer' ? withEdited(footer) : footer}
      social={kind === 'menu-social-media' ? withEdited(social) : social}
    />
  );
};

const FIGURES = [1_250, 48_600, 1_930_000] as const;

/** C-10: amounts as this currency would be written everywhere. */
export const AmountsScene = ({ code, symbol, format }: { code: string; symbol: string; format: unknown }) => {
  const { language, t } = useSiteView();
  const displayFormat = CURRENCY_FORMATS.find((known) => known === format) ?? 'symbol';
  const written = (figure: number): string => {
    const figures = formatCount(language, figure).replaceAll('\u202f', '\u00a0');
    return `\u2066${writeCurrency(figures, { code, symbol, displayFormat })}\u2069`;
  };
  const [small, middle, large] = FIGURES;
  return (
    <div className={css.body}>
      <div className={css.card}>
        <Lines
          lines={[
            { term: t('wallet.available'), value: written(small) },
            { term: t('wallet.pending'), value: written(middle) },
            { term: t('common.card.received'), value: written(large), isSum: true },
          ]}
        />
        <Press isWide>{t('wallet.addAmount', { amount: written(small) })}</Press>
      </div>
    </div>
  );
};

interface ReadingProps {
  title: string;
  lede: string;
  document: object | null;
}

/** A page, a question or a help topic, as it is read. */
export const ReadingScene = ({ title, lede, document }: ReadingProps) => (
  <div className={css.body}>
    <Heading>{title}</Heading>
    {lede !== '' && (
      <p className={css.lede} dir="auto">
        {lede}
      </p>
    )}
    {document !== null && (
      <div className={css.reading}>
        <RichText document={document} />
      </div>
    )}
  </div>
);

/** A line of a list, as it stands in a form. */
export const OptionScene = ({ name, description }: { name: string; description: string }) => {
  const { t } = useSiteView();
  return (
    <div className={css.body}>
      <Entry label={t('common.choose')} value={name} />
      {description !== '' && (
        <span className={css.note} dir="auto">
          {description}
        </span>
      )}
    </div>
  );
};
