import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderRevision, ReadOrder } from '@muster/contract/purchase-orders';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { Card } from '../../../ui/Card.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { linkStyle } from '../link-style.ts';
import { useOrderWords } from '../use-order-words.ts';

/** An order's vendor, project, dates, people and notes. */
export function OrderFacts({
  page,
  revision,
}: {
  readonly page: ReadOrder;
  readonly revision: OrderRevision;
}) {
  const { t } = useLingui();
  const { role } = useIdentity();
  const words = useOrderWords();
  const { vendor, project } = revision;
  const isLead = role === 'admin' || role === 'supervisor';
  const facts: readonly { readonly key: string; readonly value: ReactNode }[] = [
    {
      key: t`Vendor`,
      value:
        vendor === null ? (
          '–'
        ) : vendor.id !== null && isLead ? (
          <Link to="/vendors/$vendorId" params={{ vendorId: vendor.id }} className={linkStyle}>
            <bdi>{vendor.name}</bdi>
          </Link>
        ) : (
          <bdi>{vendor.name}</bdi>
        ),
    },
    {
      key: t`Project`,
      value:
        project === null ? (
          '–'
        ) : isLead ? (
          <Link
            to="/admin/projects/$projectId"
            params={{ projectId: project.id }}
            className={linkStyle}
          >
            <bdi>{project.name}</bdi>
          </Link>
        ) : (
          <bdi>{project.name}</bdi>
        ),
    },
    { key: t`Ship to`, value: textOf(revision.ship_to) },
    {
      key: t`Needed by`,
      value: revision.needed_by === null ? null : words.day(revision.needed_by),
    },
    { key: t`Ordered by`, value: <bdi>{page.order.author.name}</bdi> },
    {
      key: t`Requested by`,
      value: page.requester === null ? null : <bdi>{page.requester.name}</bdi>,
    },
    { key: t`Revision`, value: revision.revision === 1 ? null : revision.revision },
  ];
  const notes = [
    { key: 'vendor', title: <Trans>Note for the vendor</Trans>, text: revision.vendor_note },
    { key: 'own', title: <Trans>Note for your company</Trans>, text: revision.note },
  ];
  return (
    <Card title={t`Details`}>
      <KeyValue items={facts.filter(({ value }) => value !== null)} />
      {notes.map(
        ({ key, title, text }) =>
          text !== null && (
            <div key={key} className="border-t border-line pt-2.5 pb-1">
              <p className="text-14 text-ink-3">{title}</p>
              <p dir="auto" className="wrap-anywhere whitespace-pre-line md:text-14">
                {text}
              </p>
            </div>
          ),
      )}
    </Card>
  );
}

const textOf = (text: string | null) => (text === null ? null : <bdi>{text}</bdi>);
