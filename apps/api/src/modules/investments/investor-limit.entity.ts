import { Entity, PrimaryColumn } from 'typeorm';

/** Only a lock: two investments of one person take turns, since the annual limit spans rows. */
@Entity('investor_limit')
export class InvestorLimitEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId: string;
}
