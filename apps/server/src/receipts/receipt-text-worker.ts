/** Reads the text of one PDF file. In a thread of its own, which can be ended: the file is anyone's. */
import { parentPort, workerData } from 'node:worker_threads';
import { extractText, getDocumentProxy } from 'unpdf';
import * as z from 'zod';

const bytes = z.instanceof(Uint8Array).parse(workerData);
const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false });
parentPort?.postMessage(text.join('\n'));
