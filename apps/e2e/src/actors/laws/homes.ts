/** An address, as the form of the identity asks for it. */
export interface Home {
  country: string;
  address: string;
  city: string;
  state: string;
  postalCode: string;
}

export const PORTLAND: Home = {
  country: 'US',
  address: '11 Harbour Street',
  city: 'Portland',
  state: 'OR',
  postalCode: '97201',
};

export const GALWAY: Home = {
  country: 'IE',
  address: '12 Quay Street',
  city: 'Galway',
  state: '',
  postalCode: 'H91 X2R7',
};

export const LEEDS: Home = { country: 'GB', address: '7 Mill Row', city: 'Leeds', state: '', postalCode: 'LS1 4DY' };
