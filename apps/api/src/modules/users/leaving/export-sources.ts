import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';

export interface ExportedFile {
  /** Inside the archive, with its folder. */
  path: string;
  content: Buffer;
}

export interface ExportOwner {
  id: string;
  email: string;
  language: Language;
}

/** A part of the copy of somebody's data; the module that keeps the data registers it. */
export interface ExportSource {
  name: string;
  collect: (owner: ExportOwner) => Promise<ExportedFile[]>;
}

@Injectable()
export class ExportSources {
  private readonly sources: ExportSource[] = [];

  register(source: ExportSource): void {
    if (this.sources.some(({ name }) => name === source.name)) throw new Error(`Two exports are called ${source.name}`);
    this.sources.push(source);
  }

  async collect(owner: ExportOwner): Promise<ExportedFile[]> {
    const files: ExportedFile[] = [];
    for (const source of this.sources) files.push(...(await source.collect(owner)));
    return files;
  }
}
