/**
 * Measures a large schedule: `node bench/schedule/run.ts [people]`, in the production build, with 500 people by
 * default, each with four shifts a week for four weeks. In the database: publishing 2,000 shifts, and the board
 * compared with the same statement by hand. In Chromium at a quarter of its speed: from the board's data to the first
 * visible shift, frames while a shift is dragged over the board, and the number of elements on the page. At full speed:
 * the time until a board shows what someone else saved, and the warnings about one drop, as the board computes them.
 */
import { withinBound } from '../within-bound.ts';
import { benchBrowser } from './browser.ts';
import { benchDatabase } from './database.ts';

const people = Number(process.argv[2] ?? 500);

await withinBound((kind, serverUrl) => benchDatabase(kind, serverUrl, { people, rounds: 9 }));
if (!(await benchBrowser(people))) process.exitCode = 1;
