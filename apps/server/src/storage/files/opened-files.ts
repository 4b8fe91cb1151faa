import type { ObjectFiles } from './object-files.ts';
import type { UploadParts } from './upload-parts.ts';

/** Where bytes lie: those of objects and those of uploads that come in parts. */
export type OpenedFiles = { readonly files: ObjectFiles; readonly parts: UploadParts };
