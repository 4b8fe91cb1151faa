import { expect, type Page } from '@playwright/test';

/** The admin's page about tablets and PINs. */
export function kioskAdmin(page: Page) {
  return {
    /** Prepares a kiosk for the whole company, with pictures, and returns its code. */
    async newCode(name: string): Promise<string> {
      await page.goto('/admin/kiosks');
      await page.getByRole('button', { name: 'Register a tablet' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill(name);
      await page.getByRole('radio', { name: 'Everyone in the company' }).check();
      await page.getByRole('radio', { name: 'Optional' }).check();
      await page.getByRole('button', { name: 'Show code' }).click();
      const code = page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      return (await code.textContent()) ?? '';
    },
    /** Gives someone a new PIN and returns it. */
    async newPin(person: string): Promise<string> {
      await page.goto('/admin/kiosks?tab=pins');
      await page.getByRole('searchbox', { name: 'Name' }).fill(person);
      await page.getByRole('checkbox', { name: person }).check();
      await page.getByRole('button', { name: 'New PIN for 1 person' }).click();
      await page.getByRole('button', { name: 'Create 1 PIN' }).click();
      const pin = page.getByRole('definition');
      await expect(pin).toHaveText(/^\d{6}$/);
      return (await pin.textContent()) ?? '';
    },
    /** Opens a kiosk, with the last punches there. */
    async open(name: string): Promise<void> {
      await page.goto('/admin/kiosks');
      await page.getByRole('button', { name }).click();
    },
    /** Removes the open kiosk. */
    async end(name: string): Promise<void> {
      await page.getByRole('button', { name: 'Remove this kiosk' }).click();
      await page.getByRole('textbox', { name: 'Type “remove” to confirm' }).fill('remove');
      await page.getByRole('button', { name: 'Remove this kiosk' }).click();
      await expect(page.getByText(`${name} was removed`)).toBeVisible();
    },
  };
}

/** The tablet at the gate. */
export function tablet(page: Page) {
  const list = page.getByRole('heading', { name: 'Who are you?' });
  const chooseName = async (person: string): Promise<void> => {
    const search = page.getByRole('searchbox', { name: 'Find your name' });
    if (await search.isVisible()) await search.fill(person);
    await page.getByRole('button', { name: person, exact: true }).click();
  };
  const typeDigits = async (pin: string): Promise<void> => {
    for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  };
  return {
    list,
    async register(code: string): Promise<void> {
      await page.goto(`/kiosk?code=${code.replace('-', '')}`);
      await page.getByRole('button', { name: 'Set up as a kiosk' }).click();
      await expect(list).toBeVisible({ timeout: 15_000 });
    },
    chooseName,
    typeDigits,
    async typePin(person: string, pin: string): Promise<void> {
      await chooseName(person);
      await typeDigits(pin);
    },
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    says: (name: string) => page.getByRole('heading', { name }),
  };
}
