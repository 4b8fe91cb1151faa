/** Long forms and files without a pointer: a privacy case is recorded, and people come from a file. */
import { randomUUID } from 'node:crypto';

import { pressByKey, reach } from './support/keyboard.ts';
import { callAs } from './support/ledger.ts';
import { foundCompany, hire } from './support/own-company.ts';
import { openAs, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('a privacy case is recorded by keyboard alone, and the OSHA log keeps the name back @full', async ({
  page,
  server,
}) => {
  const admin = await foundCompany(server, { name: 'Privacy Paving' });
  const { name } = await hire(server, admin, 'Paver');
  const facts = {
    name: 'Main yard',
    ein: null,
    street: '1 Canal Road',
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    naics: '237310',
    industry: null,
  };
  await callAs(server, admin, 'save_establishment', { id: randomUUID(), facts });
  await openAs(page, admin, '/safety/incidents');
  const { keyboard } = page;
  const record = page.getByRole('button', { name: 'Record incident' });
  await pressByKey(record);
  const sheet = page.getByRole('dialog', { name: 'Record incident' });
  const choice = page.getByRole('dialog', { name: 'Choose a person' });
  await pressByKey(sheet.getByRole('button', { name: /^Who was hurt/ }));
  await expect(choice.getByRole('combobox')).toBeFocused();
  await keyboard.type('Paver');
  await expect(choice.getByRole('option')).toHaveText([name]);
  await keyboard.press('Enter');
  await expect(choice).toBeHidden();
  for (const [label, text] of [
    ['Job title', 'Paver'],
    ['Where did it happen?', 'Canal Road'],
    ['What was the person doing just before?', 'Loading asphalt'],
    ['What happened?', 'Struck by the tailgate'],
    ['What was the injury or illness?', 'Bruised hand'],
    ['What object or substance caused the harm?', 'Tailgate'],
  ] as const) {
    await reach(sheet.getByRole('textbox', { name: label }));
    await keyboard.type(text);
  }
  const isPrivate = sheet.getByRole('checkbox', { name: 'Privacy case' });
  await pressByKey(isPrivate, { key: 'Space' });
  await expect(isPrivate).toBeChecked();
  await pressByKey(sheet.getByRole('button', { name: 'Save incident' }));
  await expect(sheet).toBeHidden();
  // The focus is back where the sheet was opened.
  await expect(record).toBeFocused();
  const log = page.getByRole('region', { name: /^OSHA log for Main yard/ });
  await expect(log.getByRole('cell', { name: 'Privacy case' })).toBeVisible();
  await expect(log.getByText(name)).toBeHidden();
});

test('people come from a file by keyboard alone, from the file chooser to the list @full', async ({
  page,
  server,
}) => {
  await signIn(page, await foundCompany(server, { name: 'Import Paving' }));
  await page.goto('/admin/employees/import');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    pressByKey(button('Choose a file')),
  ]);
  const lines = [
    'Number,First name,Last name,Email',
    '1,Abel,Peña,',
    '2,Bruno,Imported,not an address',
  ];
  // As Excel saves it if no one chose UTF-8.
  const buffer = Buffer.from(lines.join('\r\n'), 'latin1');
  await chooser.setFiles({ name: 'crew.csv', mimeType: 'text/csv', buffer });
  await pressByKey(button('Peña'));
  await pressByKey(button('Check the file'));
  const skip = page.getByRole('checkbox', { name: /Skip rows with errors/ });
  await pressByKey(skip, { key: 'Space' });
  await expect(skip).toBeChecked();
  await pressByKey(button('Import 1 person'));
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
  await pressByKey(page.getByRole('link', { name: 'Go to people' }));
  await expect(page.getByRole('link', { name: /Abel Peña/ })).toBeVisible();
});
