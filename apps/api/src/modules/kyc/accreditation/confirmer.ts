import type { AccreditationConfirmer } from '@cairn/contracts/kyc/accreditation-claimed';
import type { AccreditationEntity } from './accreditation.entity.js';

type Columns = Pick<AccreditationEntity, 'confirmerName' | 'confirmerProfession' | 'confirmerLicence' | 'confirmedOn'>;

/** Who confirms a claim, for a reply; null where nobody is to. */
export const confirmerOf = (record: Columns): AccreditationConfirmer | null =>
  record.confirmerName === null || record.confirmerProfession === null || record.confirmerLicence === null
    ? null
    : {
        name: record.confirmerName,
        profession: record.confirmerProfession,
        licence: record.confirmerLicence,
        confirmedOn: record.confirmedOn,
      };
