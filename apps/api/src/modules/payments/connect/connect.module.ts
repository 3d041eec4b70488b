import { Module } from '@nestjs/common';
import { RailsModule } from '../../rails/index.js';
import { ConnectController } from './connect.controller.js';
import { ConnectService } from './connect.service.js';

@Module({
  imports: [RailsModule],
  controllers: [ConnectController],
  providers: [ConnectService],
  exports: [ConnectService],
})
export class ConnectModule {}
