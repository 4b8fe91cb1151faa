/**
 * Reads the text of one PDF file. Runs in a separate thread that can be terminated, because the file may come from
 * anyone.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { extractText, getDocumentProxy } from 'unpdf';
import * as z from 'zod';

const bytes = z.instanceof(Uint8Array).parse(workerData);
const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false });
parentPort?.postMessage(text.join('\n'));
