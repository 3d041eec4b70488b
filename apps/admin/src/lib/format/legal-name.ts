interface Named {
  /** Of the account. */
  name: string;
  legalFirstName: string;
  legalLastName: string;
}

/** The name on which an identity is decided, and in which its money is paid out. */
export const legalNameOf = ({ legalFirstName, legalLastName }: Omit<Named, 'name'>): string =>
  `${legalFirstName} ${legalLastName}`;

const letters = (name: string): string => name.normalize('NFC').toLowerCase();

/** Is the account named otherwise? Capitals do not count, accents do. */
export const isNamedOtherwise = (person: Named): boolean => letters(legalNameOf(person)) !== letters(person.name);
