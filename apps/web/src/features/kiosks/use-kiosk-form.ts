import { useLingui } from '@lingui/react/macro';
import { kioskPhotoRules, type KioskPhotoRule } from '@muster/contract/kiosk';
import * as z from 'zod/mini';
import { type Form, useForm } from '../../kit/form/use-form.ts';

export type KioskValues = {
  readonly name: string;
  readonly is_everywhere: boolean;
  readonly site_ids: readonly string[];
  readonly photo: KioskPhotoRule;
};

type KioskFormOptions<Saved> = {
  readonly stored: KioskValues;
  /** Absent for a new one. */
  readonly version?: number;
  readonly save: (kiosk: KioskFacts, version: number | undefined) => Promise<Saved>;
  readonly onSaved?: () => void;
};

/** As the server takes it: no site means the whole company. */
export type KioskFacts = {
  readonly name: string;
  readonly site_ids: readonly string[];
  readonly photo: KioskPhotoRule;
};

const schema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1)),
    is_everywhere: z.boolean(),
    site_ids: z.array(z.string()),
    photo: z.enum(kioskPhotoRules),
  })
  .check(
    z.refine(({ is_everywhere, site_ids }) => is_everywhere || site_ids.length > 0, {
      path: ['site_ids'],
    }),
  );

/** The form of a new kiosk and of one that is changed. */
export function useKioskForm<Saved>({
  save,
  ...options
}: KioskFormOptions<Saved>): Form<KioskValues> {
  const { t } = useLingui();
  return useForm({
    ...options,
    fields: {
      name: { label: t`Name`, wrong: t`Enter a name.` },
      is_everywhere: { label: t`Who can clock in` },
      site_ids: { label: t`Sites`, wrong: t`Choose a site.` },
      photo: { label: t`Photo at clock-in and clock-out` },
    },
    schema,
    save: ({ is_everywhere, ...kiosk }, version) =>
      save({ ...kiosk, site_ids: is_everywhere ? [] : kiosk.site_ids }, version),
  });
}
