import type { CapturedPayment, Order, Refund } from '@paypal/paypal-server-sdk';

type Capital =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'I'
  | 'J'
  | 'K'
  | 'L'
  | 'M'
  | 'N'
  | 'O'
  | 'P'
  | 'Q'
  | 'R'
  | 'S'
  | 'T'
  | 'U'
  | 'V'
  | 'W'
  | 'X'
  | 'Y'
  | 'Z';

/** The name of a member as it goes over the wire: `customId` is `custom_id`. */
type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Capital
    ? `_${Lowercase<First>}${Snake<Rest>}`
    : `${First}${Snake<Rest>}`
  : Name;

/** A model of PayPal's own SDK as the JSON it stands for. */
export type Wire<Model> = Model extends string
  ? `${Model}`
  : Model extends readonly (infer Item)[]
    ? Wire<Item>[]
    : Model extends object
      ? { [Name in keyof Model as Name extends string ? Snake<Name> : never]: Wire<Model[Name]> }
      : Model;

export type OrderBody = Wire<Order>;
export type CaptureBody = Wire<CapturedPayment>;
export type RefundBody = Wire<Refund>;
