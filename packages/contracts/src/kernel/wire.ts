/** The JSON shape of a value: bigint travels as an integer, an instant as ISO text. */
export type Wire<T> = T extends bigint
  ? number
  : T extends Date
    ? string
    : T extends string | number | boolean | null | undefined
      ? T
      : T extends readonly (infer Item)[]
        ? Wire<Item>[]
        : T extends object
          ? { [Key in keyof T]: Wire<T[Key]> }
          : T;
