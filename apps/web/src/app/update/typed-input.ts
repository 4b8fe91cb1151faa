import * as z from 'zod/mini';
import type { TabStore } from '../../platform/tab-store.ts';

/**
 * What someone has typed and not sent outlives the reload that an update needs. Fields are known by
 * their names for people, since ids change with the build. Passwords and codes are never kept.
 */
export type TypedInput = {
  /** Keeps the fields of the page as they are now. */
  keep(): void;
};

const storageKey = 'muster.typed';
/** A field in a sheet comes back when the sheet is opened again, within this time. */
const patienceMs = 5 * 60_000;

const keptSchema = z.object({
  path: z.string(),
  fields: z.array(
    z.object({ key: z.string(), value: z.string(), isChecked: z.nullable(z.boolean()) }),
  ),
});
type KeptField = z.infer<typeof keptSchema>['fields'][number];
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const secretTypes = new Set(['password', 'file', 'hidden']);

/** Notes what is typed from now on, and puts back what a reload interrupted. */
export function followTypedInput(store: TabStore): TypedInput {
  const touched = new WeakSet<Field>();
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target)) touched.add(target);
    },
    true,
  );
  putBack(store);
  return {
    keep: () => {
      const fields = keyedFields()
        .filter(([, field]) => touched.has(field) && !isSecret(field))
        .map(([key, field]): KeptField => ({
          key,
          value: field.value,
          isChecked: isChoice(field) ? field.checked : null,
        }));
      if (fields.length === 0) return;
      store.set(storageKey, JSON.stringify({ path: location.pathname, fields }));
    },
  };
}

function putBack(store: TabStore): void {
  const text = store.get(storageKey);
  if (text === null) return;
  store.remove(storageKey);
  const kept = keptSchema.safeParse(JSON.parse(text));
  if (!kept.success || kept.data.path !== location.pathname) return;
  const missing = new Map(kept.data.fields.map((field) => [field.key, field]));

  function look(): void {
    for (const [key, field] of keyedFields()) {
      const value = missing.get(key);
      if (value === undefined) continue;
      missing.delete(key);
      fill(field, value);
    }
    if (missing.size === 0) observer.disconnect();
  }
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patienceMs);
  look();
}

/** As if typed, so that whatever listens to the field hears of it. */
function fill(field: Field, { value, isChecked }: KeptField): void {
  if (isChoice(field)) {
    if (field.checked !== isChecked) field.click();
    return;
  }
  // Past React's own property on the element, or it would think that nothing has changed.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Each field of the page with its label, name and, among equal ones, its place. */
function keyedFields(): (readonly [string, Field])[] {
  const countsByKey = new Map<string, number>();
  return [...document.querySelectorAll('input, textarea, select')].filter(isField).map((field) => {
    const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
    const choice = isChoice(field) ? field.value : '';
    const base = [field.tagName, field.type, label, stableName(field), choice].join('|');
    const count = countsByKey.get(base) ?? 0;
    countsByKey.set(base, count + 1);
    return [`${base}|${count}`, field] as const;
  });
}

/** React's generated names are no names. */
function stableName({ name }: Field): string {
  return /^[\w.-]+$/.test(name) && !name.startsWith('_r_') ? name : '';
}

function isSecret(field: Field): boolean {
  return secretTypes.has(field.type) || field.autocomplete === 'one-time-code';
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
