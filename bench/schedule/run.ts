/**
 * What a large schedule costs: `node bench/schedule/run.ts [people]`, of the production build, 500 people unless said
 * otherwise, each with four shifts a week for four weeks. In the database: publishing 2,000 shifts, and the board beside
 * the same statement by hand. In Chromium at a quarter of its speed: from the board's data to the first shift that is
 * seen, frames while a shift is dragged over the board, elements of the page. At full speed: until a board shows what
 * someone else saved, and what speaks against one drop, as the board computes it.
 */
import { withinBound } from '../within-bound.ts';
import { benchBrowser } from './browser.ts';
import { benchDatabase } from './database.ts';

const people = Number(process.argv[2] ?? 500);

await withinBound((kind, serverUrl) => benchDatabase(kind, serverUrl, { people, rounds: 9 }));
if (!(await benchBrowser(people))) process.exitCode = 1;
