import type { Readable } from 'node:stream';

import { DataStore, ERRORS, Upload } from '@tus/server';

import type { UploadInfo, UploadParts } from '../files/upload-parts.ts';

/** How long an upload may take from its start. */
export const uploadLifetimeMs = 24 * 3_600_000;

/** Storage for the TUS server's uploads. */
export class ResumableStore extends DataStore {
  readonly #parts: UploadParts;

  constructor(parts: UploadParts) {
    super();
    this.#parts = parts;
    this.extensions = [
      'creation',
      'creation-with-upload',
      'creation-defer-length',
      'termination',
      'expiration',
    ];
  }

  override async create(upload: Upload): Promise<Upload> {
    const createdAt = new Date().toISOString();
    upload.creation_date = createdAt;
    await this.#parts.writeInfo(upload.id, {
      ...(upload.size === undefined ? {} : { size: upload.size }),
      metadata: upload.metadata ?? {},
      createdAt,
      isFinished: false,
    });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const info = await this.infoOf(id);
    return new Upload({
      id,
      offset: info.isFinished ? (info.size ?? 0) : await this.#parts.size(id),
      ...(info.size === undefined ? {} : { size: info.size }),
      metadata: info.metadata,
      creation_date: info.createdAt,
    });
  }

  override write(stream: Readable, id: string, offset: number): Promise<number> {
    return this.#parts.append(id, offset, stream);
  }

  override async declareUploadLength(id: string, size: number): Promise<void> {
    await this.#parts.writeInfo(id, { ...(await this.infoOf(id)), size });
  }

  override async remove(id: string): Promise<void> {
    await this.infoOf(id);
    await this.#parts.remove(id);
  }

  override getExpiration(): number {
    return uploadLifetimeMs;
  }

  /** @throws an error that the TUS server turns into a 404 */
  async infoOf(id: string): Promise<UploadInfo> {
    const info = await this.#parts.readInfo(id);
    if (info === null) throw ERRORS.FILE_NOT_FOUND;
    return info;
  }
}
