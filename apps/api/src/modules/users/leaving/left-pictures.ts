import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FileStore } from '../../../kernel/files/file-store.js';
import { Events } from '../../../kernel/outbox/events.js';
import { PICTURE_PURPOSES } from '../profile/profile-pictures.js';

/**
 * The pictures of a profile are deleted with it, and when they are replaced: anybody may open one who
 * knows its address. It is done after the transaction, since a deleted file is not restored by a rollback, and
 * may be done twice.
 */
@Injectable()
export class LeftPictures implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly files: FileStore,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'users.pictures',
      topics: ['user.pseudonymised'],
      queue: 'media',
      outside: ({ body }) => this.files.emptyOf(body.userId, PICTURE_PURPOSES),
    });
    this.events.register({
      name: 'users.replaced_pictures',
      topics: ['user.picture_left'],
      queue: 'media',
      outside: ({ body }) => this.files.empty(body.fileId),
    });
  }
}
