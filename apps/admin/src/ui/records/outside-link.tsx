import { Code } from './text.js';

/** Only web addresses lead anywhere: an address that an owner typed may carry another scheme. */
const isWebAddress = (address: string): boolean => /^https?:\/\//iu.test(address);

export const OutsideLink = ({ to }: { to: string }) =>
  isWebAddress(to) ? (
    <a href={to} target="_blank" rel="noopener noreferrer nofollow">
      <Code>{to}</Code>
    </a>
  ) : (
    <Code>{to}</Code>
  );
