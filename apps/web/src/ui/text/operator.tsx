import css from './operator.module.css';

/** The name and postal address of the operator. */
export const Operator = ({ name, address }: { name: string; address: string }) => (
  <address className={css.operator}>
    <b dir="auto">{name}</b>
    {address
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => (
        <span key={line}>
          <br />
          <bdi>{line}</bdi>
        </span>
      ))}
  </address>
);
