/**
 * Measures the screens of a large project in the production build: `node bench/construction/run.ts [photos] [people]`,
 * with 5,000 photos and 60 people by default. From the press that opens the album to the frame with its first squares
 * and with its first pictures; and from the press that opens the day's log to the frame with its people, as stored on
 * the device, while the server answers nothing. Each is compared with a project with 60 photos and one person in the
 * same run: what a small project can't do on this machine isn't the large one's fault. At a quarter of the speed:
 * frames while the album is scrolled, compared with those of an empty page.
 */
import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Page } from 'playwright-core';
import { startServerWithCast } from '@muster/testkit';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { signIn } from '../../e2e/support/session.ts';
import { quantile } from '../quantiles.ts';
import { framesOfScrolling, median, paintAfterPress } from './browser.ts';
import { plantPhotos, plantWorkday, storePictures } from './project.ts';

const bounds = { albumMs: 1000, logMs: 300, frameMs: 16.7, slowFrameMs: 50, ratio: 1.3 };
const rounds = 3;
const slowDown = 4;
const photos = Number(process.argv[2] ?? 5000);
const people = Number(process.argv[3] ?? 60);
const viewport = { width: 390, height: 844 };

const squares = 'ul[aria-label="Photos"] button';
const pictures = 'ul[aria-label="Photos"] img';
const manpower = 'ul[aria-label="People and hours"] li';

const { server, cast } = await startServerWithCast({
  prepare: async (database) => {
    await plantWorkday(database, { people, large: 'First project', small: 'Second project' });
    await plantPhotos(database, { photos, project: 'First project' });
    await plantPhotos(database, { photos: 60, project: 'Second project' });
  },
});
const browser = await chromium.launch(chromiumOptions());

/** Uses a fresh browser each time, because anything seen before is shown from the device. */
async function open(path: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: server.url, viewport, serviceWorkers: 'block' });
  await signIn(page, cast.admin);
  await page.goto(path);
  return page;
}

async function openAlbum(projectId: string): Promise<{ page: Page; painted: readonly number[] }> {
  const page = await open(`/admin/projects/${projectId}`);
  const tab = page.getByRole('link', { name: 'Photos', exact: true });
  await tab.waitFor();
  return { page, painted: await paintAfterPress(page, [squares, pictures], tab) };
}

async function benchAlbum(): Promise<boolean> {
  const measured: Record<'squares' | 'pictures' | 'small', number[]> = {
    squares: [],
    pictures: [],
    small: [],
  };
  let frames: readonly number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const small = await openAlbum(cast.ids.secondProject);
    add(measured.small, small.painted[0]);
    await small.page.close();
    const { page, painted } = await openAlbum(cast.ids.project);
    add(measured.squares, painted[0]);
    add(measured.pictures, painted[1]);
    if (round === rounds - 1) frames = await framesOfScrolling(page, slowDown);
    await page.close();
  }
  const empty = await browser.newPage({ viewport });
  await empty.setContent('<div style="height: 100000px; background: linear-gradient(red, blue)">');
  const bare = await framesOfScrolling(empty, slowDown);
  await empty.close();
  const smallMs = median(measured.small);
  console.log(`\n# Album of ${photos} photos`);
  console.log(
    `press to first squares: ${listed(measured.squares)} ms (bound ${bounds.albumMs}), to first pictures ` +
      `${listed(measured.pictures)} ms; to the squares of 60 photos ${listed(measured.small)} ms`,
  );
  console.log(
    `${frames.length} frames of scrolling at ${slowDown}x slow-down: median ${median(frames).toFixed(1)} ms ` +
      `(bound ${bounds.frameMs}), p95 ${quantile(frames, 0.95).toFixed(1)} ms (bound ${bounds.slowFrameMs}); ` +
      `of an empty page ${median(bare).toFixed(1)} and ${quantile(bare, 0.95).toFixed(1)} ms`,
  );
  return (
    median(measured.squares) < Math.max(bounds.albumMs, bounds.ratio * smallMs) &&
    median(frames) <= Math.max(bounds.frameMs, bounds.ratio * median(bare)) &&
    quantile(frames, 0.95) < Math.max(bounds.slowFrameMs, bounds.ratio * quantile(bare, 0.95))
  );
}

/** Stores the day's logs on the device along with the list of projects; then the server is unreachable. */
async function openLog(projectName: string): Promise<{ paintedMs: number; lines: number }> {
  const page = await open('/dashboard');
  let kept = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/rpc/read_daily_log')) kept += 1;
  });
  await page.goto('/construction');
  for (let wait = 0; wait < 100 && kept < 2; wait += 1) await page.waitForTimeout(100);
  // The device's copy is written in the background.
  await page.waitForTimeout(500);
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.reload();
  const link = page
    .getByRole('listitem')
    .filter({ hasText: projectName })
    .getByRole('link', { name: /^Daily log/ });
  await link.waitFor();
  const [paintedMs = Number.NaN] = await paintAfterPress(page, [manpower], link);
  const lines = await page.locator(manpower).count();
  await page.close();
  return { paintedMs, lines };
}

async function benchLog(): Promise<boolean> {
  const [large, small]: [number[], number[]] = [[], []];
  let lines = 0;
  for (let round = 0; round < rounds; round += 1) {
    small.push((await openLog('Second project')).paintedMs);
    const opened = await openLog('First project');
    large.push(opened.paintedMs);
    ({ lines } = opened);
  }
  console.log(`\n# Log of ${people} people in ${lines} lines, from the device`);
  console.log(
    `press to people: ${listed(large)} ms (bound ${bounds.logMs}); of one person ${listed(small)} ms`,
  );
  return median(large) < Math.max(bounds.logMs, bounds.ratio * median(small));
}

function add(to: number[], measured: number | undefined): void {
  to.push(measured ?? Number.NaN);
}

function listed(measured: readonly number[]): string {
  return measured.map((ms) => ms.toFixed(0)).join(', ');
}

try {
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`Node ${process.version} on ${availableParallelism()} cores, load ${load.join(' ')}`);
  await storePictures(server);
  const isAlbumWithin = await benchAlbum();
  const isLogWithin = await benchLog();
  if (!isAlbumWithin || !isLogWithin) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
