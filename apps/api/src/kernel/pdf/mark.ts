/** The product's mark: three stones, in a square of this size. */
export const MARK_SIZE = 65;

export const MARK: readonly { path: string; colour: string }[] = [
  {
    path: 'M6 51.5C6 45.6 15 42.6 31 42.6C48 42.6 59 45.2 59 51.2C59 57 49.4 59 32.6 59C15.4 59 6 57.6 6 51.5Z',
    colour: '#0c5d6c',
  },
  {
    path: 'M14.6 33.4C15.4 27.6 23 24.9 34.4 25.4C45.6 25.9 51.8 29.4 51 34.2C50.1 39.3 43.2 40.7 31.6 40.1C20.4 39.5 13.8 38.6 14.6 33.4Z',
    colour: '#1f7586',
  },
  {
    path: 'M21.6 15.2C23.2 9.3 28.6 6 34.4 7.2C40.4 8.4 44.2 13.2 42.8 18C41.4 22.7 36.6 23.6 30.6 22.9C24.4 22.1 20.2 20.4 21.6 15.2Z',
    colour: '#dfd746',
  },
];
