import { Trans, useLingui } from '@lingui/react/macro';
import type { FoundPlace } from '@muster/contract/addresses';
import type { Place } from '@muster/domain';
import { languageOf } from '@muster/domain/languages';
import { useMutation } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Button } from '../../../ui/Button.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { findAddresses } from './find-addresses.ts';

const fewestLetters = 3;

/** Finds a place by its address; the server asks its geocoder once per search, not per letter. */
export function AddressSearch({ onFound }: { readonly onFound: (place: Place) => void }) {
  const { t, i18n } = useLingui();
  const data = useData();
  const offlineReason = useNeedsNetwork();
  const [text, setText] = useState('');
  const search = useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: () => findAddresses(data, { text: text.trim(), language: languageOf(i18n.locale) }),
  });
  const mayAsk = text.trim().length >= fewestLetters && offlineReason === null;
  const choose = ({ lat, lng }: FoundPlace) => {
    search.reset();
    onFound({ lat, lng });
  };
  return (
    <search className="block max-w-reading space-y-2">
      <div className="flex items-end gap-2">
        <SearchField
          label={t`Address`}
          value={text}
          maxLength={200}
          className="min-w-0 flex-1"
          onChange={(next) => {
            setText(next);
            search.reset();
          }}
          onKeyDown={(event) => {
            // It is part of a form that saves the site.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (mayAsk) search.mutate();
          }}
        />
        <Button
          isBusy={search.isPending}
          disabledReason={offlineReason}
          disabled={!mayAsk}
          onClick={() => search.mutate()}
        >
          <Trans>Find</Trans>
        </Button>
      </div>
      <div aria-live="polite">
        {search.isError && (
          <p className="text-14 text-danger-ink">{i18n._(describeError(search.error))}</p>
        )}
        {search.data?.length === 0 && (
          <p className="text-14 text-ink-2">
            <Trans>No places found. Check the address, or drop a pin on the map.</Trans>
          </p>
        )}
        {search.data !== undefined && search.data.length > 0 && (
          <div className="overflow-clip rounded-card border border-line bg-surface-1">
            <List label={t`Places found`}>
              {search.data.map((place) => (
                <ListRow
                  key={`${place.lat} ${place.lng} ${place.name}`}
                  leading={<MapPin aria-hidden className="size-5 shrink-0 text-ink-3" />}
                  title={<bdi>{place.name}</bdi>}
                  onPress={() => choose(place)}
                />
              ))}
            </List>
            <p className="border-t border-line px-4 py-2 text-12 text-ink-3 md:px-5">
              <Trans>Addresses © OpenStreetMap contributors</Trans>
            </p>
          </div>
        )}
      </div>
    </search>
  );
}
