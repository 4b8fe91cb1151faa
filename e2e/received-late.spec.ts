/** Records that phones sent long after they were made: each place that shows the time also shows the arrival. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';

import {
  approvalFacts,
  endFacts,
  jsaDocument,
  roofWork,
  savedJsa,
} from '../supabase/tests/support/jsas.ts';
import { orderForm } from '../supabase/tests/support/orders.ts';
import { addedPhotos, photoFile } from '../supabase/tests/support/photos.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { callAs, readAsServer } from './support/ledger.ts';
import { foundCompany } from './support/own-company.ts';
import { openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test('photos, acts on a JSA and orders at a counter that arrive late say when they were received', async ({
  server,
  page,
}) => {
  const admin = await foundCompany(server, { name: 'Late Works' });
  const call = async (name: string, parameters: object) =>
    z
      .looseObject({ verdict: z.enum(['ok', 'applied']) })
      .parse(await callAs(server, admin, name, parameters));
  const { person_id: personId } = z
    .object({ person_id: z.uuid() })
    .parse(await callAs(server, admin, 'my_identity', {}));
  const rows = await readAsServer(server, 'projects?name=eq.Canal%20lock&order=created_at.desc');
  const project = z.array(z.object({ id: z.uuid() })).parse(rows)[0]?.id ?? '';

  for (const [caption, hours] of [
    ['Poured this morning', -5],
    ['Poured just now', 0],
  ] as const) {
    // The newest is the first in the album.
    // oxlint-disable-next-line no-await-in-loop
    await call('add_project_photos', {
      project_id: project,
      photos: addedPhotos({ taken_at: inHours(hours), files: [photoFile({ caption })] }),
    });
  }
  await openAs(page, admin, `/admin/projects/${project}/photos`);
  await page.getByRole('button', { name: /^Photo by .*Poured just now$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Photo 1 of 2' })).toBeVisible();
  await expect(page.getByText(/^Received /)).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Photo 2 of 2' })).toContainText('Received ');
  await expectNoAxeViolations(page);

  const jsaId = randomUUID();
  const saved = await call('save_jsa', {
    save_id: randomUUID(),
    jsa_id: jsaId,
    saved: savedJsa({ document: jsaDocument({ steps: roofWork }), made_at: inHours(-6) }),
  });
  await call('approve_jsa', {
    approval_id: randomUUID(),
    jsa_id: jsaId,
    approved: approvalFacts({ personId }, z.string().parse(saved['hash']), {
      approved_at: inHours(-5),
    }),
  });
  await call('end_jsa', {
    change_id: randomUUID(),
    jsa_id: jsaId,
    ended: endFacts({ ended_at: inHours(3) }),
  });
  await page.goto(`/safety/jsas/${jsaId}`);
  const acts = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(acts.filter({ hasText: 'approved this JSA' })).toContainText('Received ');
  await expect(acts.filter({ hasText: 'ended this JSA' })).toContainText(
    /The device said .* · Received /,
  );
  await expectNoAxeViolations(page);
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('[data-print-only]');
  await expect(paper).toBeVisible();
  await expect(paper.getByText(/Approved by .* \(Received \w+ \d+, \d{4}, .*\)/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const orderId = randomUUID();
  const device = randomUUID();
  const { numbers } = await call('reserve_order_numbers', { device_id: device });
  await call('record_counter_order', {
    id: orderId,
    counter_order: {
      v: 1,
      number: z.array(z.string()).parse(numbers)[0],
      device_id: device,
      ordered_at: inHours(-30),
      order: orderForm(),
      files: [],
    },
  });
  await page.goto(`/purchase-orders/${orderId}`);
  await expect(
    page
      .getByRole('list', { name: 'History' })
      .getByRole('listitem')
      .filter({ hasText: 'ordered it at the counter' }),
  ).toContainText('Received ');
  await expectNoAxeViolations(page);
});
