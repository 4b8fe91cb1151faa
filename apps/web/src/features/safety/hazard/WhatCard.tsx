import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { headlineOf } from '../headline-of.ts';

/** More than twelve lines, also where they are long. */
const manyCharacters = 900;

/** All that was written about a hazard, where the heading has no room for it. */
export function WhatCard({ what }: { readonly what: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (headlineOf(what).isWhole) return null;
  const isLong = what.length > manyCharacters;
  return (
    <Card title={t`Description`}>
      <p
        dir="auto"
        className={clsx(
          'max-w-reading wrap-anywhere whitespace-pre-line',
          isLong && !isOpen && 'line-clamp-12',
        )}
      >
        {what}
      </p>
      {isLong && (
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          className="mt-2"
          flush
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Show less</Trans> : <Trans>Show all</Trans>}
        </Button>
      )}
    </Card>
  );
}
