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
  housing,
  food: bakery,
  energy: wind,
  water,
  health: clinic,
  education: school,
  film,
  mobility: bike,
  crafts: textile,
  farming: farm,
  technology: battery,
  other: chocolate,
};

/** A campaign's picture; one without its own gets the drawing of its sector. */
export const coverFor = (coverUrl: string | null, category: string | null): string =>
  coverUrl ?? coverOfCategory[category ?? 'other'] ?? chocolate;
