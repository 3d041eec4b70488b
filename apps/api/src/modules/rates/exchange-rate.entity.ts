import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One unit of `base` was `rate` units of `quote` on a day. */
@Entity('exchange_rate')
export class ExchangeRateEntity {
  @PrimaryColumn('char', { length: 3 }) base: string;
  @PrimaryColumn('char', { length: 3 }) quote: string;
  @PrimaryColumn('date', { name: 'on_date' }) onDate: string;
  @Column('numeric') rate: string;
  @Column('text') source: string;
  @Column('uuid', { name: 'entered_by', nullable: true }) enteredBy: string | null;
  @Column('timestamptz', { name: 'entered_at' }) enteredAt: Date;
}
