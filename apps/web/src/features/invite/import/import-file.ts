/** A file of people is a table like any other (`ui/csv`). */
export type {
  CsvFile as ImportFile,
  CsvRow as FileRow,
  CsvTrouble as FileTrouble,
} from '../../../ui/csv/csv-file.ts';
export { UnreadableCsv as UnreadableFile } from '../../../ui/csv/csv-file.ts';
