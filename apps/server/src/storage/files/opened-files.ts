import type { ObjectFiles } from './object-files.ts';
import type { UploadParts } from './upload-parts.ts';

/** Storage for bytes: those of objects and those of resumable uploads. */
export type OpenedFiles = { readonly files: ObjectFiles; readonly parts: UploadParts };
