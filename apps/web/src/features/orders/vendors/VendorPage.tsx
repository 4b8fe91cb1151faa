import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadVendor } from '@muster/contract/vendors';
import { Link, useParams } from '@tanstack/react-router';
import PencilLine from 'lucide-react/icons/pencil-line';
import { Suspense, useState } from 'react';
import { isMissing } from '../../../data/errors/data-error.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { MissingRecord } from '../../../kit/page/MissingRecord.tsx';
import { UnreadRecord } from '../../../kit/page/UnreadRecord.tsx';
import { WayOn } from '../../../kit/page/WayOn.tsx';
import { RecordNotes } from '../../../kit/record/RecordNotes.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Card } from '../../../ui/Card.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { List } from '../../../ui/List.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useLiveOrders } from '../use-live-orders.ts';
import { vendorPageQuery } from '../vendor-queries.ts';
import { DocumentsCard } from './DocumentsCard.tsx';

const VendorSheet = lazyPart(async () => ({
  default: (await import('./VendorSheet.tsx')).VendorSheet,
}));

/** `/vendors/{vendorId}`: whom to call, on which terms, and whether their papers are valid. */
export function VendorPage() {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const { vendorId = '' } = useParams({ strict: false });
  useLiveOrders();
  const read = useSnapshotQuery(vendorPageQuery(user_id, vendorId));
  if (read.status === 'failed' && isMissing(read.error)) {
    return (
      <MissingRecord
        title={<Trans>Vendor not found</Trans>}
        action={
          <WayOn to="/purchase-orders/vendors">
            <Trans>Back to vendors</Trans>
          </WayOn>
        }
      />
    );
  }
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/purchase-orders">
          <Trans>Orders</Trans>
        </Crumb>
        <Crumb to="/purchase-orders/vendors">
          <Trans>Vendors</Trans>
        </Crumb>
      </Breadcrumb>
      {read.status !== 'ready' && (
        <UnreadRecord
          name={t`Vendor`}
          failedTitle={<Trans>Couldn’t load this vendor</Trans>}
          read={read}
        />
      )}
      {read.status === 'ready' && <Vendor page={read.data} />}
    </div>
  );
}

function Vendor({ page }: { readonly page: ReadVendor }) {
  const { t } = useLingui();
  const offlineReason = useNeedsNetwork();
  const [isEditing, setEditing] = useState(false);
  const { vendor, may_edit: mayEdit } = page;
  const { contacts } = vendor;
  const facts = [
    { key: t`Email`, value: vendor.mail },
    { key: t`Phone`, value: vendor.phone },
    { key: t`Address`, value: vendor.address },
    { key: t`Account number`, value: vendor.account_number },
    {
      key: t`Payment terms`,
      value: vendor.terms_days === null ? null : t`${vendor.terms_days} days`,
    },
    { key: t`Tax ID`, value: vendor.tax_id },
    { key: t`Bank details`, value: vendor.bank_detail },
    { key: t`Note`, value: vendor.note },
  ].filter(({ value }) => value !== null);
  return (
    <>
      <PageHeader
        isOwnName
        title={<bdi className="wrap-anywhere">{vendor.name}</bdi>}
        actions={
          <>
            <Link
              to="/purchase-orders/all"
              search={{ vendor: vendor.id }}
              className={buttonStyles()}
            >
              <Trans>Orders</Trans>
            </Link>
            {mayEdit && (
              <Button
                icon={PencilLine}
                disabledReason={offlineReason}
                onClick={() => setEditing(true)}
              >
                <Trans>Edit</Trans>
              </Button>
            )}
          </>
        }
      />
      {vendor.archived_at !== null && (
        <Banner tone="info">
          <Trans>This vendor is archived. New orders can’t choose it.</Trans>
        </Banner>
      )}
      {page.is_insurance_expired && (
        <Banner tone="danger" title={<Trans>Insurance has expired</Trans>}>
          <Trans>Ask them for a new certificate, and add it here.</Trans>
        </Banner>
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-5">
          <Card title={t`Contacts`} isFlush={contacts.length > 0}>
            {contacts.length === 0 ? (
              <p className="text-14 text-ink-3">
                <Trans>No contacts yet.</Trans>
              </p>
            ) : (
              <List label={t`Contacts`}>
                {contacts.map(({ name, role, phone, mail }) => (
                  <li key={`${name} ${phone} ${mail}`} className="px-4 py-3 md:px-5">
                    <p className="font-medium">
                      <bdi className="wrap-anywhere">{name}</bdi>
                      {role !== null && (
                        <bdi className="font-normal text-ink-3 wrap-anywhere"> {role}</bdi>
                      )}
                    </p>
                    <p className="flex flex-wrap gap-x-4 text-14">
                      {phone !== null && <ContactLink href={`tel:${phone}`} text={phone} />}
                      {mail !== null && <ContactLink href={`mailto:${mail}`} text={mail} />}
                    </p>
                  </li>
                ))}
              </List>
            )}
          </Card>
          <DocumentsCard page={page} />
          <RecordNotes areFilesElsewhere record={{ kind: 'vendor', id: vendor.id }} />
        </div>
        <Card title={t`Details`}>
          {facts.length === 0 ? (
            <p className="text-14 text-ink-3">
              <Trans>No details yet.</Trans>
            </p>
          ) : (
            <KeyValue
              items={facts.map(({ key, value }) => ({
                key,
                value: <bdi className="wrap-anywhere whitespace-pre-line">{value}</bdi>,
              }))}
            />
          )}
        </Card>
      </div>
      <Suspense>
        {isEditing && (
          <VendorSheet vendorId={vendor.id} page={page} onClose={() => setEditing(false)} />
        )}
      </Suspense>
    </>
  );
}

function ContactLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center text-accent-ink underline-offset-4 wrap-anywhere hover:underline md:min-h-8"
    >
      <bdi>{text}</bdi>
    </a>
  );
}
