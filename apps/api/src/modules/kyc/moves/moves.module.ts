import { Module } from '@nestjs/common';
import { RecordMoves } from './record-moves.js';

@Module({ providers: [RecordMoves], exports: [RecordMoves] })
export class RecordMovesModule {}
