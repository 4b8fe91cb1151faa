import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type VendorError, type VendorImport, vendorImportSchema } from '@muster/contract/vendors';
import { useNavigate } from '@tanstack/react-router';
import { useData } from '../../../../data/data-context.tsx';
import { useIdentity } from '../../../../data/identity/use-account.ts';
import type { ImportKind } from '../../../../kit/import/import-kind.ts';
import { useLineImport } from '../../../../kit/import/use-line-import.tsx';
import { ordersKey } from '../../orders-key.ts';
import {
  guessVendorColumns,
  vendorLines,
  type VendorMeaning,
  vendorMeanings,
} from './vendor-columns.ts';

/** Vendors as the wizard brings them in. */
export function useVendorImport(): ImportKind<VendorMeaning, null, VendorImport> {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const meanings: Readonly<Record<VendorMeaning, string>> = {
    name: t`Name`,
    account_number: t`Account number`,
    mail: t`Email`,
    phone: t`Phone`,
    address: t`Address`,
    terms_days: t`Payment terms (days)`,
    tax_id: t`Tax ID`,
    note: t`Note`,
  };
  const reasons: Readonly<Record<VendorError['reason'], string>> = {
    missing: t`It’s empty.`,
    too_long: t`It’s too long.`,
    formula: t`It’s a formula. Paste its value.`,
    wrong: t`It can’t be read.`,
    repeated: t`An earlier row has the same name.`,
    several: t`Several vendors have this name.`,
  };
  return useLineImport({
    about: (
      <Trans>
        A CSV file from your accounting program, with one vendor per row. A vendor you already have
        is found by its name, and blank cells don’t change anything. You’ll see the changes before
        anything is saved.
      </Trans>
    ),
    label: t`CSV file of vendors`,
    maxRows: 2000,
    example: {
      name: t`vendors.csv`,
      headings: vendorMeanings.map((meaning) => meanings[meaning]),
    },
    meanings: vendorMeanings.map((value) => ({ value, label: meanings[value] })),
    guess: guessVendorColumns,
    missing: (columns) =>
      columns.includes('name') ? null : t`Choose the column with the vendor’s name.`,
    lines: vendorLines,
    send: (request, { send }) => send('import_vendors', request, vendorImportSchema),
    refresh: () => queryClient.invalidateQueries({ queryKey: ordersKey(user_id) }),
    changedLabel: t`Changed or restored`,
    errorWords: ({ reason, field }) =>
      reason !== 'wrong'
        ? reasons[reason]
        : field === 'mail'
          ? t`It isn’t one email address.`
          : field === 'terms_days'
            ? t`It isn’t a number of days, up to 365.`
            : reasons.wrong,
    importLabel: (good, skipsRows) =>
      skipsRows ? (
        <Plural
          value={good}
          one="Import # vendor, skipping rows with errors"
          other="Import # vendors, skipping rows with errors"
        />
      ) : (
        <Plural value={good} one="Import # vendor" other="Import # vendors" />
      ),
    notice: ({ added, changed }) => ({
      id: 'vendors',
      title: t`Vendors imported`,
      body: t`New: ${added}. Changed or restored: ${changed}.`,
    }),
    leave: () => navigate({ to: '/purchase-orders/vendors' }),
  });
}
