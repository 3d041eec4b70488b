import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PaymentPurposes } from '../../payments/index.js';
import { PlaceService } from '../investing/place.service.js';

/** Money that came too late: its investor's place is taken anew, as if the investor had come back. */
@Injectable()
export class InvestmentRetaking implements OnModuleInit {
  constructor(
    private readonly purposes: PaymentPurposes,
    private readonly places: PlaceService,
  ) {}

  onModuleInit(): void {
    this.purposes.registerRetaking('investment', (investor, id) => this.places.reserve(investor, id));
  }
}
