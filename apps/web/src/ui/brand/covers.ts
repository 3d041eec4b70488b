import bakery from '@cairn/design/assets/covers/bakery.svg';
import battery from '@cairn/design/assets/covers/battery.svg';
import bike from '@cairn/design/assets/covers/bike.svg';
import chocolate from '@cairn/design/assets/covers/chocolate.svg';
import clinic from '@cairn/design/assets/covers/clinic.svg';
import farm from '@cairn/design/assets/covers/farm.svg';
import film from '@cairn/design/assets/covers/film.svg';
import housing from '@cairn/design/assets/covers/housing.svg';
import school from '@cairn/design/assets/covers/school.svg';
import textile from '@cairn/design/assets/covers/textile.svg';
import water from '@cairn/design/assets/covers/water.svg';
import wind from '@cairn/design/assets/covers/wind.svg';

/** Addresses of the twelve covers drawn for Cairn. */
export const covers: Readonly<Record<string, string>> = {
  bakery,
  battery,
  bike,
  chocolate,
  clinic,
  farm,
  film,
  housing,
  school,
  textile,
  water,
  wind,
};

const coverOfCategory: Readonly<Record<string, string>> = {
  housing: 'housing',
  food: 'bakery',
  energy: 'wind',
  water: 'water',
  health: 'clinic',
  education: 'school',
  film: 'film',
  mobility: 'bike',
  crafts: 'textile',
  farming: 'farm',
  technology: 'battery',
  other: 'chocolate',
};

const NAMES = Object.keys(covers);

/** The same drawing for the same id, wherever it is shown. */
const nameOf = (id: string): string => {
  const sum = [...id].reduce((running, letter) => (running * 31 + (letter.codePointAt(0) ?? 0)) % 65_537, 7);
  return NAMES[sum % NAMES.length] ?? 'chocolate';
};

/** Which of the drawings a campaign without a picture gets: that of its sector, or before it has one, one by its id. */
export const coverName = (category: string | null, id: string): string =>
  category === null ? nameOf(id) : (coverOfCategory[category] ?? 'chocolate');

/** A campaign's picture, or the drawing that it gets instead. */
export const coverFor = (coverUrl: string | null, category: string | null, id = ''): string =>
  coverUrl ?? covers[coverName(category, id)] ?? chocolate;

/** The same for a campaign that is being written: null while it has neither a picture nor a sector. */
export const draftCover = (coverUrl: string | null, category: string | null): string | null =>
  coverUrl === null && category === null ? null : coverFor(coverUrl, category);

/** The addresses of a picture in each of its sizes; our own drawings have none. */
const MEDIA = '/media/';

/** The size of a cover that cards and rows show (V-27). */
const CARD_SIZE = { width: 360, height: 283 };

/** The same picture in the size of a card, where there is one. */
export const smallCover = (cover: string): string =>
  cover.startsWith(MEDIA) ? `${cover}?size=${CARD_SIZE.width}x${CARD_SIZE.height}` : cover;

/** The attributes of a cover that is shown as a card: the browser chooses the small one where it is enough. */
export const cardCover = (cover: string): { src: string; srcSet?: string; sizes?: string } =>
  cover.startsWith(MEDIA)
    ? {
        src: cover,
        srcSet: `${smallCover(cover)} ${CARD_SIZE.width}w, ${cover} 700w`,
        sizes: '(min-width: 40em) 360px, 100vw',
      }
    : { src: cover };

/** The size of a cover for large screens, where the upload was large enough (V-27). */
const LARGE_SIZE = { width: 1552, height: 1109 };

/** The attributes of a cover at the top of a page: sharp on large screens too. */
export const pageCover = (cover: string): { src: string; srcSet?: string; sizes?: string } =>
  cover.startsWith(MEDIA)
    ? {
        src: cover,
        srcSet: `${cover} 700w, ${cover}?size=${LARGE_SIZE.width}x${LARGE_SIZE.height} ${LARGE_SIZE.width}w`,
        sizes: '(min-width: 62em) 776px, 100vw',
      }
    : { src: cover };
