import { useLingui } from '@lingui/react/macro';
import { orderLimits } from '@muster/contract/purchase-orders';
import Store from 'lucide-react/icons/store';
import { Suspense, useState } from 'react';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Field, type FieldTexts } from '../../../ui/Field.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PickerButton } from '../../../ui/PickerButton.tsx';
import { toSearchText } from '../../../ui/search-text.ts';
import { vendorChoiceQuery } from '../vendor-queries.ts';
import type { VendorChoice } from './order-draft.ts';

const PickerSheet = lazyPart(async () => ({
  default: (await import('../../../ui/PickerSheet.tsx')).PickerSheet<string>,
}));

/** The option for the name being typed. */
const asTyped = 'typed';

type VendorFieldProps = FieldTexts & {
  readonly value: VendorChoice | null;
  readonly onChange: (vendor: VendorChoice | null) => void;
};

/** A field for the vendor: one from the list, or a new one under the name typed into the search. */
export function VendorField({ value, onChange, ...texts }: VendorFieldProps) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const read = useSnapshotQuery(vendorChoiceQuery(user_id));
  const vendors = read.status === 'ready' ? read.data.vendors : [];
  const typed = query.trim().slice(0, orderLimits.vendorName);
  const isKnown = vendors.some(({ name }) => toSearchText(name) === toSearchText(typed));
  const close = () => {
    setOpen(false);
    setQuery('');
  };
  return (
    <>
      <Field {...texts}>
        {(control, labelId) => (
          <PickerButton
            control={control}
            labelId={labelId}
            icon={Store}
            onOpen={() => setOpen(true)}
          >
            {value === null ? (
              <span className="block truncate text-ink-3">{t`Choose or type a vendor`}</span>
            ) : (
              <bdi className="block truncate">
                {value.id === null ? t`${value.name} (new)` : value.name}
              </bdi>
            )}
          </PickerButton>
        )}
      </Field>
      {isOpen && (
        <Suspense>
          <PickerSheet
            isOpen
            onOpenChange={close}
            title={t`Choose a vendor`}
            searchLabel={t`Search, or type a new vendor`}
            emptyText={t`Type the vendor’s name.`}
            options={[
              ...vendors.map(({ id, name, account_number, is_insurance_expired }) => ({
                value: id,
                label: name,
                detail: is_insurance_expired
                  ? t`Insurance has expired`
                  : (account_number ?? undefined),
              })),
              ...(typed === '' || isKnown
                ? []
                : [{ value: asTyped, label: t`New vendor: ${typed}`, keywords: query }]),
            ]}
            value={value?.id ?? null}
            onQueryChange={setQuery}
            onChoose={(choice) => {
              const vendor = vendors.find(({ id }) => id === choice);
              onChange(
                choice === asTyped
                  ? { id: null, name: typed }
                  : vendor === undefined
                    ? null
                    : { id: vendor.id, name: vendor.name },
              );
              close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
