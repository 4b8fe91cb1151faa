import { importMaxRows } from '@muster/domain';
import { readCsvFile } from '../../../ui/csv/read-csv-file.ts';
import type { ImportFile } from './import-file.ts';

/** Reads a file of people. Throws `UnreadableFile`. */
export function readImportFile(name: string, bytes: Uint8Array): ImportFile {
  return readCsvFile(name, bytes, importMaxRows);
}
